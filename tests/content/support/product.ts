/** Stand-ins for the SDK of secureCodeBox. */
import {randomUUID} from 'node:crypto';
import {validatorOf} from '../../../tools/check/manifests/schemas';

/** A finding as a parser returns it. */
export type Finding = Readonly<Record<string, unknown>>;

/** The parser of a scanner. */
export type Parse = (fileContent: string) => Promise<Finding[]>;

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
