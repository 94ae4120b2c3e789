/** Hostile inputs that a suite has tried. */
export interface HostileInputs {
  readonly what: string;
  readonly count: number;
  /** With it the run can be repeated. */
  readonly seed: number;
  readonly worstMilliseconds: number;
}

/** A limit that the site keeps. */
interface Budget {
  readonly what: string;
  /** In bytes, gzipped, unless something else is counted. */
  readonly limit: number;
  readonly measured: number;
  readonly counted?: string;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A budget as a sentence without its stop. */
export const budgetText = ({what, limit, measured, counted}: Budget): string =>
  counted
    ? `${what}: ${measured} of at most ${limit} ${counted}`
    : `${what}: ${kB(measured)} of at most ${kB(limit)}, compressed`;

/** `/trust.json`: what a run of all tests has found, of which build. */
export interface TestReport {
  readonly measured: true;
  /** When the run ended, as ISO 8601. */
  readonly date: string;
  /** The commit that was tested, if it is known. */
  readonly commit: string | null;
  readonly modified: boolean;
  readonly tests: {readonly passed: number; readonly failed: number; readonly skipped: number};
  readonly pages: {
    readonly checked: number;
    readonly modes: readonly string[];
    readonly widths: readonly number[];
    readonly withFindings: readonly string[];
  };
  /** The content security policy that each host has sent. */
  readonly policies: readonly {readonly host: string; readonly policy: string}[];
  readonly faults: readonly {
    readonly resource: string;
    readonly fault: string;
    readonly end: string;
    readonly passed: boolean;
  }[];
  readonly hostile: readonly HostileInputs[];
  /** Promises to people who rely on keys, assistive technology or settings of their own, by how each was tried. */
  readonly accessibility: readonly {readonly method: string; readonly promise: string; readonly passed: boolean}[];
  readonly budgets: readonly Budget[];
  /** Names of tests that failed or were skipped. */
  readonly gaps: readonly string[];
}

/** The report in the content of the file; undefined where nothing has been measured. */
export function reportIn(content: unknown): TestReport | undefined {
  const report = content as Partial<TestReport> | null;
  return report?.measured === true && Array.isArray(report.faults) && Array.isArray(report.accessibility)
    ? (report as TestReport)
    : undefined;
}

/** The promises of each method. */
export const byMethod = (promises: TestReport['accessibility']): [string, TestReport['accessibility']][] =>
  [...new Set(promises.map(({method}) => method))].map((method) => [
    method,
    promises.filter((promise) => promise.method === method),
  ]);

/** How the faults of each resource ended: the faults by their end. A cell that did not hold says so. */
export function endsOf(faults: TestReport['faults']): [resource: string, ends: [end: string, faults: string[]][]][] {
  const resources = new Map<string, Map<string, string[]>>();
  for (const {resource, fault, end, passed} of faults) {
    const ends = resources.get(resource) ?? new Map<string, string[]>();
    const told = passed ? end : `not as promised (${end})`;
    ends.set(told, [...(ends.get(told) ?? []), fault]);
    resources.set(resource, ends);
  }
  return [...resources].map(([resource, ends]) => [resource, [...ends]]);
}
