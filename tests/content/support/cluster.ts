import {completed, type Finding} from './parser-sdk';
import {mergedTotals, type Totals, totalsOf} from './totals';

/** The helper of the product's integration tests: starts a Scan and returns its totals. */
type ScanHelper = (name: string, scanType: string, parameters: readonly string[], timeout: number) => Promise<Totals>;

/** The parser of a scanner. */
export type Parse = (fileContent: unknown) => Promise<Finding[]>;

const FAILED =
  'Scan failed with description "Failed to run the Scan Container, check k8s Job and its logs for more details"';

/** The part of a Scan that decides what it does. */
interface ScanSpec {
  readonly scanType: string;
  readonly parameters: readonly string[];
}

/**
 * A cluster that knows one Scan, whose raw result is given: its parser answers with findings, and any other Scan of the same
 * type fails as one does whose target is wrong. A Scan of another type is a mistake of the test.
 */
export function clusterWithScanner(parse: Parse, rawResult: unknown, known: ScanSpec): ScanHelper {
  return async (_name, scanType, parameters) => {
    if (scanType !== known.scanType) throw new Error(`Configured ScanType '${scanType}' not found`);
    if (JSON.stringify(parameters) !== JSON.stringify(known.parameters)) throw new Error(FAILED);
    return totalsOf(await parse(rawResult));
  };
}

/** The code of a hook. */
export type Handle = (callbacks: {
  readonly getFindings: () => Promise<readonly Finding[]>;
  readonly updateFindings: (findings: readonly Finding[]) => Promise<void>;
  readonly scan: unknown;
}) => Promise<void>;

/** What `test-scan` finds, as far as it is known. */
const TEST_SCAN: readonly Finding[] = [
  {name: 'Host', category: 'Host', severity: 'INFORMATIONAL'},
  {name: 'Open Port', category: 'Open Port', severity: 'INFORMATIONAL'},
];

/** A cluster with the scan type `test-scan` and a hook, which gets its configuration from environment variables. */
export function clusterWithHook(handle: Handle, environment: Readonly<Record<string, string>>): ScanHelper {
  return async (name, scanType, parameters) => {
    if (scanType !== 'test-scan') throw new Error(`Configured ScanType '${scanType}' not found`);
    if (parameters.length === 0) throw new Error('a Scan without parameters is never started');
    Object.assign(process.env, environment);
    const findings = completed(TEST_SCAN);
    let totals = totalsOf(findings);
    await handle({
      getFindings: async () => findings,
      updateFindings: async (changed) => {
        totals = mergedTotals(totals, totalsOf(changed));
      },
      scan: {metadata: {name, namespace: 'integration-tests'}, spec: {scanType, parameters}},
    });
    return totals;
  };
}
