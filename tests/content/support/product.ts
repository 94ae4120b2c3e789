/** Stand-ins for the SDK of secureCodeBox and the helpers of its integration tests. */
import {randomUUID} from 'node:crypto';
import countBy from 'lodash/countBy';
import {validatorOf} from '../../../tools/check/manifests/schemas';

/** A finding as a parser returns it. */
export type Finding = Readonly<Record<string, unknown>>;

/** The parser of a scanner. */
export type Parse = (fileContent: string) => Promise<Finding[]>;

/** The code of a hook. */
export type Handle = (callbacks: {
  readonly getFindings: () => Promise<readonly Finding[]>;
  readonly updateFindings: (findings: readonly Finding[]) => Promise<void>;
  readonly scan: unknown;
}) => Promise<void>;

/** Adds the fields that the SDK adds to findings. */
export const completed = (findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({
    ...finding,
    id: randomUUID(),
    parsed_at: new Date().toISOString(),
    scan: {created_at: '2025-04-29T08:15:00Z', name: 'sample-scan', namespace: 'default', scan_type: 'sample'},
  }));

/** Removes the fields that {@link completed} adds. */
export const withoutSdkFields = (findings: readonly Finding[]): Finding[] =>
  findings.map(({id: _id, parsed_at: _parsedAt, scan: _scan, ...own}) => own);

/** Violations of the schema of `findings.json`. */
export function findingProblems(findings: readonly Finding[]): string[] {
  const validate = validatorOf('Finding[]');
  if (validate(findings)) return [];
  return (validate.errors ?? []).map(({instancePath, message}) => `findings${instancePath} ${message}`);
}

/** Replaces the SDK function with this name, which parser tests call. */
export function validateParser(findings: readonly Finding[]): void {
  const problems = findingProblems(completed(findings));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** `status.findings` of a Scan. Severities are lowercase; zero counts are missing. */
const totalsOf = (findings: readonly Finding[]) => ({
  count: findings.length,
  categories: countBy(findings, ({category}) => String(category)),
  severities: countBy(findings, ({severity}) => String(severity).toLowerCase()),
});

/** The helper of integration tests, which runs a Scan and returns its totals. */
type ScanHelper = (
  name: string,
  scanType: string,
  parameters: readonly string[],
  timeout: number,
) => Promise<ReturnType<typeof totalsOf>>;

const FAILED =
  'Scan failed with description "Failed to run the Scan Container, check k8s Job and its logs for more details"';

/**
 * A cluster with one known Scan, whose raw result is parsed. Other Scans of the same type fail as with an unreachable target. A Scan of
 * another type is a mistake in the test.
 */
export function clusterWithScanner(
  parse: Parse,
  rawResult: string,
  known: {readonly scanType: string; readonly parameters: readonly string[]},
): ScanHelper {
  return async (_name, scanType, parameters) => {
    if (scanType !== known.scanType) throw new Error(`Configured ScanType '${scanType}' not found`);
    if (JSON.stringify(parameters) !== JSON.stringify(known.parameters)) throw new Error(FAILED);
    return totalsOf(await parse(rawResult));
  };
}

/** A cluster with the scan type `test-scan` and a hook that is configured with environment variables. */
export function clusterWithHook(handle: Handle, environment: Readonly<Record<string, string>>): ScanHelper {
  return async (name, scanType, parameters) => {
    if (scanType !== 'test-scan') throw new Error(`Configured ScanType '${scanType}' not found`);
    if (parameters.length === 0) throw new Error('a Scan without parameters is never started');
    Object.assign(process.env, environment);
    const findings = completed(
      ['Host', 'Open Port'].map((category) => ({name: category, category, severity: 'INFORMATIONAL'})),
    );
    let totals = totalsOf(findings);
    await handle({
      getFindings: async () => findings,
      // Categories are merged, so old ones keep their count.
      updateFindings: async (changed) => {
        const now = totalsOf(changed);
        totals = {...now, categories: {...totals.categories, ...now.categories}};
      },
      scan: {metadata: {name, namespace: 'integration-tests'}, spec: {scanType, parameters}},
    });
    return totals;
  };
}
