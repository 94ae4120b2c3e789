import type {CascadingRuleEntry} from '../../types';

/**
 * The two rules that each ZAP chart ships; they differ in their names and in the scan type they start.
 * @param prefix What stands before `-http` and `-https` in the names.
 * @param startsScanType The scan type that both start.
 * @param note What a reader has to know about these rules.
 */
export function zapRules(prefix: string, startsScanType: string, note?: string): readonly CascadingRuleEntry[] {
  const rule = (scheme: 'http' | 'https', services: string): CascadingRuleEntry => ({
    name: `${prefix}-${scheme}`,
    invasive: 'non-invasive',
    intensive: 'medium',
    matches: `An \`Open Port\` finding in state \`open\` with the service ${services}.`,
    triggeredBy: ['nmap'],
    startsScanType,
    parameters: ['-t', `${scheme}://{{$.hostOrIP}}:{{attributes.port}}`],
    ...(note === undefined ? {} : {note}),
  });
  return [rule('http', '`http` or `http-*`'), rule('https', '`https*`')];
}
