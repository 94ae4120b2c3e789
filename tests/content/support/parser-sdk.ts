import {randomUUID} from 'node:crypto';
import {validatorOf} from '../../../tools/check/manifests/schemas';

/** A finding as a parser returns it. */
export type Finding = Readonly<Record<string, unknown>>;

/** The origin of findings, as the SDK takes it from the Scan. */
export interface Origin {
  readonly created_at: string;
  readonly name: string;
  readonly namespace: string;
  readonly scan_type: string;
}

const SAMPLE: Origin = {
  created_at: '2025-04-29T08:15:00Z',
  name: 'sample-scan',
  namespace: 'default',
  scan_type: 'sample',
};

/** Adds what the product's SDK adds to the findings of a parser: `id`, `parsed_at` and `scan`. */
export function completed(findings: readonly Finding[], origin: Origin = SAMPLE): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    id: randomUUID(),
    parsed_at: new Date().toISOString(),
    scan: origin,
  }));
}

/** Takes away what {@link completed} adds. */
export function withoutSdkFields(findings: readonly Finding[]): Finding[] {
  return findings.map(({id: _id, parsed_at: _parsedAt, scan: _scan, ...own}) => own);
}

/** What keeps a list from being valid content of `findings.json`. */
export function findingProblems(findings: readonly Finding[]): string[] {
  const validate = validatorOf('Finding[]');
  if (validate(findings)) return [];
  return (validate.errors ?? []).map(({instancePath, message}) => `findings${instancePath} ${message}`);
}

/** Stands for the function of the product's SDK with this name, which unit tests of parsers call. */
export async function validateParser(findings: readonly Finding[]): Promise<void> {
  const problems = findingProblems(completed(findings));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
