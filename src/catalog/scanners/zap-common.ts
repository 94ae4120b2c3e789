import type {CascadingRuleEntry, FindingAttribute, FindingField, FindingKind} from '../types';

/** What the three ZAP charts have in common: their parsers are the same code. */
export const zapFindings: readonly FindingKind[] = [
  {
    category: '<alert name>',
    name: '<alert name>',
    severity: 'Risk code `0` gives INFORMATIONAL, `1` gives LOW, `2` gives MEDIUM, `3` and any other give HIGH',
    when: 'Once for each site and kind of alert; the single URLs are collected in `attributes.zap_finding_urls`.',
  },
];

export const zapFindingFields: readonly FindingField[] = [
  {key: 'location', meaning: 'Holds the site, as in `http://bodgeit.demo-targets.svc:8080`, not the single URL.'},
  {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
  {key: 'description', meaning: 'Holds the description of the alert without its HTML tags.'},
  {key: 'mitigation', meaning: 'Holds the solution of the alert without its HTML tags, or `null`.'},
  {
    key: 'references',
    meaning: 'Holds the URLs of the alert and its CWE with a link to cwe.mitre.org; `null` when there are none.',
  },
  {key: 'hint', meaning: 'Is `null` in practice.'},
];

export const zapAttributes: readonly FindingAttribute[] = [
  {key: 'hostname', type: 'string', meaning: 'The host of the site; before version 4 it was called `host`.'},
  {key: 'port', type: 'string', meaning: 'The port of the site.'},
  {key: 'zap_confidence', type: 'string or null', meaning: 'The code for how sure ZAP is.'},
  {key: 'zap_count', type: 'string or null', meaning: 'How many instances there are.'},
  {key: 'zap_solution', type: 'string or null', meaning: 'The solution that ZAP proposes.'},
  {key: 'zap_otherinfo', type: 'string or null', meaning: 'Further information, cut after 2048 characters.'},
  {key: 'zap_reference', type: 'string or null', meaning: 'The references as one text.'},
  {key: 'zap_cweid', type: 'string or null', meaning: 'The CWE number.'},
  {key: 'zap_wascid', type: 'string or null', meaning: 'The WASC number.'},
  {
    key: 'zap_riskcode',
    type: 'string or null',
    meaning: 'The risk code from `0` to `3`, from which the severity follows.',
  },
  {key: 'zap_pluginid', type: 'string or null', meaning: 'The id of the ZAP rule.'},
  {
    key: 'zap_finding_urls',
    type: 'list of objects or null',
    meaning: 'The instances, each with `uri`, `method`, `param`, `attack`, `evidence` and `otherinfo`.',
  },
];

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
