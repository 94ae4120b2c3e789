import assert from 'node:assert/strict';
import {suite, test} from 'node:test';
import {commonScannerValues} from '../../src/catalog/charts/common-scanner-values';
import {scanners} from '../../src/catalog/scanners';
import {kubeaudit} from '../../src/catalog/scanners/kubeaudit';
import {nmap} from '../../src/catalog/scanners/nmap';
import {zap} from '../../src/catalog/scanners/zap';
import type {Scanner} from '../../src/catalog/types';
import {formatProblem} from '../../src/catalog/validate/problem';
import {validateScanner} from '../../src/catalog/validate-scanner';
import routes from '../content/routes.json';

const context = {routes, scanners, shared: commonScannerValues};

/** The messages for an entry, as a contributor sees them. */
const messages = (entry: unknown, file?: string): readonly string[] =>
  validateScanner(entry, context, file).map(formatProblem);

const [firstFinding] = nmap.findings;
const [firstRule] = nmap.cascadingRules;
const [firstScanType] = nmap.scanTypes;
assert.ok(firstFinding && firstRule && firstScanType);

const withRule = (change: object): unknown => ({...nmap, cascadingRules: [{...firstRule, ...change}]});
const withSeverity = (severity: string): Scanner => ({
  ...nmap,
  findings: [{...firstFinding, severity}, ...nmap.findings.slice(1)],
});
const withoutSummary: Partial<Scanner> = {...nmap};
Reflect.deleteProperty(withoutSummary, 'summary');

const file = 'src/catalog/scanners/nmap.ts';

/** What is wrong, the entry, and the one message that it must lead to. */
const wrong: readonly (readonly [string, unknown, string])[] = [
  [
    'a severity that the product does not have',
    withSeverity('CRITICAL'),
    'findings[0].severity: "CRITICAL" is not a severity. Write INFORMATIONAL, LOW, MEDIUM, HIGH; put words of the tool between backticks.',
  ],
  [
    'a wrong severity inside a rule',
    withSeverity('HIGH, or WARNING when in doubt'),
    'findings[0].severity: "WARNING" is not a severity. Write INFORMATIONAL, LOW, MEDIUM, HIGH; put words of the tool between backticks.',
  ],
  [
    'a severity rule without a severity',
    withSeverity('as the tool says'),
    'findings[0].severity: "as the tool says" names no severity. Write INFORMATIONAL, LOW, MEDIUM, HIGH; put words of the tool between backticks.',
  ],
  ['a missing summary', withoutSummary, 'summary: The field is missing. Add it; types.ts says what it holds.'],
  [
    'a summary that is too short',
    {...nmap, summary: 'Finds open ports.'},
    'summary: The text has 17 characters. Write 50 to 160 characters.',
  ],
  [
    'a trigger that does not exist',
    withRule({triggeredBy: ['amas']}),
    'cascadingRules[0].triggeredBy[0]: "amas" is not the id of a scanner. Did you mean "amass"?',
  ],
  [
    'a trigger whose findings cannot match',
    withRule({triggeredBy: ['trivy']}),
    'cascadingRules[0].matches: The sentence names no category that trivy emits. Name the category of the finding between backticks.',
  ],
  [
    'a rule that starts an unknown scan type',
    withRule({startsScanType: 'nmapp'}),
    'cascadingRules[0].startsScanType: "nmapp" is not a scan type. Did you mean "nmap"?',
  ],
  [
    'a label that no Scan selects',
    withRule({intensive: 'heavy'}),
    'cascadingRules[0].intensive: "heavy" is not allowed here. Write one of light, medium, high.',
  ],
  [
    'a rule that stands twice',
    {...nmap, cascadingRules: [firstRule, firstRule]},
    'cascadingRules[1]: "nmap-hostscan" stands here twice. Remove one of the two.',
  ],
  [
    'a flag that stands twice',
    {...nmap, parameters: [...nmap.parameters, {flag: '-oX', meaning: 'Is set already.'}]},
    'parameters[12]: "-oX" stands here twice. Remove one of the two.',
  ],
  [
    'a value that stands twice',
    {...nmap, chart: {...nmap.chart, values: [...nmap.chart.values, ...nmap.chart.values]}},
    'chart.values[1]: "cascadingRules.enabled" stands here twice. Remove one of the two.',
  ],
  [
    'an ignored value that the charts do not share',
    {...nmap, chart: {...nmap.chart, ignores: [{key: 'scanner.nodeSelectr', reason: 'No template reads it.'}]}},
    'chart.ignores[0].key: "scanner.nodeSelectr" is not among the shared values. Name a shared value, or say in the meaning of an own value that it has no effect.',
  ],
  [
    'rules without the switch that installs them',
    {...nmap, chart: {...nmap.chart, values: []}},
    'chart.values: "cascadingRules.enabled" is missing, and the chart ships 2 rules. List it in chart.values of a chart with rules, and in chart.ignores of a chart without.',
  ],
  [
    'an image that is not the one of the tool version',
    {...nmap, toolVersion: '7.96-r0'},
    'images[0].tag: "7.95-r0" is not what the chart takes by default. Write "7.96-r0", or list scanner.image.tag in chart.values.',
  ],
  [
    'a scan type without a command',
    {...nmap, scanTypes: [{...firstScanType, command: []}]},
    'scanTypes[0].command: The list is too short. Add at least 1.',
  ],
  [
    'a result that cannot be collected',
    {...nmap, scanTypes: [{...firstScanType, resultLocation: '/var/result.xml'}]},
    'scanTypes[0].resultLocation: "/var/result.xml" does not have the right form. Write it like /home/securecodebox/results.json.',
  ],
  [
    'an attribute on a category that does not exist',
    {...nmap, attributes: [{key: 'port', type: 'int', meaning: 'The port.', on: 'Open Ports'}]},
    'attributes[0].on: "Open Ports" is neither a category nor a scan type of this scanner. Use Open Port, Host, FTP, TCP, SMB, nmap.',
  ],
  [
    'a finding field that is not described',
    {
      ...nmap,
      findingFields: [
        {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
        {key: 'hint', meaning: 'Is empty.'},
      ],
    },
    'findingFields: Nothing says what "location" holds. Add it, with "Is not set." when the parser leaves it out.',
  ],
  [
    'a related page that does not exist',
    {...nmap, related: ['/docs/scanners/nessus']},
    'related[0]: There is no page /docs/scanners/nessus. Use a route of the route list, without a final slash.',
  ],
  [
    'a scanner that is related to itself',
    {...nmap, related: ['/docs/scanners/nmap']},
    'related[0]: The scanner is related to itself. Remove its own page.',
  ],
  [
    'a title that is not the one of the page',
    {...nmap, title: 'NMAP'},
    'title: "NMAP" is not the title of /docs/scanners/nmap. Write "Nmap", as in the route list.',
  ],
  [
    'a state without its deprecation',
    {...nmap, state: 'deprecated'},
    'deprecation: This does not fit the state "deprecated". Give a deprecation to a deprecated scanner, and to no other.',
  ],
  ['a field that does not exist', {...nmap, sumary: 'x'}, 'sumary: There is no such field. Did you mean "summary"?'],
  [
    'a sentence with a bare placeholder',
    {...nmap, target: 'One or more <hosts>.'},
    'target: Angle brackets or braces stand outside of code. Put them between backticks, because the text becomes Markdown.',
  ],
];

void suite('A wrong scanner entry', () => {
  for (const [name, entry, message] of wrong) {
    void test(`with ${name} is refused with the place and the mend`, () => {
      assert.deepEqual(messages(entry), [`${file}: ${message}`]);
    });
  }

  void test('in a file of another name is refused', () => {
    assert.deepEqual(messages(nmap, 'src/catalog/scanners/portscan.ts'), [
      'src/catalog/scanners/portscan.ts: id: The id "nmap" is not the name of the file. Write "portscan", or rename the file.',
    ]);
  });

  void test('without a page is refused', () => {
    const entry = {...kubeaudit, id: 'kubescape', chart: {...kubeaudit.chart, name: 'kubescape'}};
    assert.deepEqual(
      messages(entry)[0],
      'src/catalog/scanners/kubescape.ts: id: There is no page /docs/scanners/kubescape. Use the last segment of the route of the page.',
    );
  });

  void test('with a successor that leaves too is refused', () => {
    assert.ok(zap.deprecation);
    assert.deepEqual(messages({...zap, deprecation: {...zap.deprecation, successor: 'zap-advanced'}}), [
      'src/catalog/scanners/zap.ts: deprecation.successor: "zap-advanced" is not the id of a scanner that stays. Use such an id, or null when there is no successor.',
    ]);
  });

  void test('that is no object at all is refused', () => {
    assert.deepEqual(messages(undefined, file), [`${file}: This is missing, not an object. Write an object.`]);
  });
});
