import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  chartByName,
  commonScannerValues,
  demoTargetById,
  globalFlags,
  hookById,
  hooks,
  type Scanner,
  scannerById,
  scanners,
  scbctl,
} from '../../src/catalog';
import {cliFlags} from '../../src/catalog-schema/scbctl';
import {unlisted} from '../../tools/check/catalog';
import {demoTargetFlaws} from '../../tools/check/catalog/demo-target';
import {hookFlaws} from '../../tools/check/catalog/hook';
import {scannerFlaws} from '../../tools/check/catalog/scanner';
import {scbctlFlaws} from '../../tools/check/catalog/scbctl';
import {type EntryFlaw, shapeFlaws} from '../../tools/check/catalog/shape';

const nmap = scannerById('nmap')!;
const hook = hookById('generic-webhook')!;
const target = demoTargetById('juice-shop')!;
const routes = [
  ...scanners.map(({id, title}) => ({route: `/docs/scanners/${id}`, title})),
  ...hooks.map(({id, title}) => ({route: `/docs/hooks/${id}`, title})),
  ...[...scanners, ...hooks].flatMap(({related}) => related.map((route) => ({route}))),
];

const [rule] = nmap.cascadingRules;
const [finding] = nmap.findings;
const [scanType] = nmap.scanTypes;
const value = {key: 'webhookUrl', type: 'string', default: 'x', meaning: 'Goes there.'};
const flag = {long: '--name', type: 'string', default: '""', meaning: 'Name of the Scan.'};
const valued = (...values: object[]) => ({chart: {...hook.chart, values, mustSet: undefined}, secrets: []});
const severity = (word: string) => ({findings: [{...finding, severity: word}, ...nmap.findings.slice(1)]});

const words = (flaws: readonly EntryFlaw[]): readonly string[] =>
  flaws.map(({path, problem, mend}) => `${path === '' ? '' : `${path}: `}${problem} — ${mend}`);

const changes = {
  scanner: (change: object, base: Scanner = nmap) =>
    scannerFlaws({...base, ...change}, {routes, scanners, shared: commonScannerValues}),
  hook: (change: object) => hookFlaws({...hook, ...change}, routes),
  'demo target': (change: object) => demoTargetFlaws({...target, ...change}),
  command: (change: object) => scbctlFlaws({...scbctl, ...change}, globalFlags),
};

type Case = readonly [what: string, change: object, message: string];
const cases: Readonly<Record<keyof typeof changes, readonly Case[]>> = {
  hook: [
    ['a field too many', {sumary: 'x'}, 'sumary: there is no such field — did you mean `summary`?'],
    ['a field too few', {title: undefined}, 'title: the field is missing — add it'],
    ['a field too few that needs explaining', {summary: undefined}, 'summary: the field is missing — add it: one … it'],
    ['a number for a text', {priority: 0}, 'priority: this is a number, not a text — write a text'],
    ['a text for a list', {tags: 'http'}, 'tags: this is a string, not a list — write a list'],
    ['an empty text', {title: ' '}, 'title: The text is empty — write the fact, or remove the entry'],
    ['a short sentence', {summary: 'Posts.'}, 'summary: The text has 6 characters — write 50 to 160 characters'],
    ['a misspelled word', {category: 'integrations'}, 'category: "integrations" … here — did you mean `integration`?'],
    ['a word out of the blue', {category: 'x'}, 'category: "x" is not allowed here — … dataProcessing, integration'],
    ['a word that stands twice', {tags: ['http', 'rest', 'http']}, 'tags[2]: "http" stands here twice — remove one …'],
    ['a list that is too short', {tags: ['http']}, 'tags: this is too little — write at least 3'],
    [
      'an image with its tag in the name',
      {images: [{role: 'hook', repository: 'docker.io/securecodebox/hook:1', tag: '1'}]},
      'images[0].repository: "docker.io/securecodebox/hook:1" does not have the right form — write it like docker.io/securecodebox/lurker',
    ],
    [
      'a sentence without an end',
      valued({...value, meaning: 'Goes there'}),
      'chart.values[0].meaning: The sentence does not end — end it with a full stop',
    ],
    [
      'a sentence with a bare placeholder',
      valued({...value, meaning: 'Named <release>.'}),
      'chart.values[0].meaning: Angle brackets or braces stand outside of code — put them between backticks, because the text becomes Markdown',
    ],
    ['a value that is listed twice', valued(value, value), 'chart.values[1]: "webhookUrl" stands … — … one of the two'],
    [
      'an ignored value that is not shared',
      {chart: {...hook.chart, ignores: [{key: 'hook.color', reason: 'None.'}]}},
      'chart.ignores[0].key: "hook.color" is not among the shared values — name a shared value, or say in the meaning of an own value that it has no effect',
    ],
    [
      'a value that is ignored and listed',
      {chart: {...hook.chart, ignores: [{key: 'webhookUrl', reason: 'None.'}]}},
      'chart.ignores[0].key: "webhookUrl" is ignored and a value of the chart at once — keep the one that is true',
    ],
    [
      'a required value that does not exist',
      {chart: {...hook.chart, mustSet: [{key: 'url', example: 'x', reason: 'Needed.'}]}},
      'chart.mustSet[0].key: the chart has no value "url" — add it to values, or correct the key',
    ],
    [
      'a link to no page',
      {related: ['/docs/hooks/defectdojos']},
      'related[0]: there is no page /docs/hooks/defectdojos — did you mean `/docs/hooks/defectdojo`?',
    ],
    ['a link to itself', {related: ['/docs/hooks/generic-webhook']}, 'related[0]: the … itself — remove its own page'],
    ['another title than its page', {title: 'Webhook'}, `title: "Webhook" is not the title … — write "${hook.title}"`],
    ['a chart without an image', {images: []}, 'images: the hook has a chart and no image — add the image that the …'],
    [
      'a Secret that no value names',
      {secrets: [{name: 's', keys: ['k'], optional: true, namedBy: 'hook.secret'}]},
      'secrets[0].namedBy: the chart has no value "hook.secret" — name a key of chart.values, or leave it out',
    ],
    [
      'a job without a chart',
      {chart: null, state: 'developing', hookType: 'none', serviceAccount: null, secrets: []},
      'priority: nothing runs without a chart — write none',
    ],
  ],
  scanner: [
    [
      'a severity that the product does not have',
      severity('CRITICAL'),
      'findings[0].severity: "CRITICAL" is not a severity — write INFORMATIONAL, LOW, MEDIUM, HIGH; put words of the tool between backticks',
    ],
    [
      'a severity rule without a severity',
      severity('as the tool says'),
      'findings[0].severity: "as the tool says" names no severity — write INFORMATIONAL, LOW, MEDIUM, HIGH; put words of the tool between backticks',
    ],
    [
      'a trigger that does not exist',
      {cascadingRules: [{...rule, triggeredBy: ['amas']}]},
      'cascadingRules[0].triggeredBy[0]: "amas" is not the id of a scanner — did you mean `amass`?',
    ],
    [
      'a trigger whose findings cannot match',
      {cascadingRules: [{...rule, triggeredBy: ['trivy']}]},
      'cascadingRules[0].matches: the sentence names no category that trivy emits — name the category of the finding between backticks',
    ],
    [
      'a rule that starts an unknown scan type',
      {cascadingRules: [{...rule, startsScanType: 'nmapp'}]},
      'cascadingRules[0].startsScanType: "nmapp" is not a scan type — did you mean `nmap`?',
    ],
    [
      'a label that no Scan selects',
      {cascadingRules: [{...rule, intensive: 'heavy'}]},
      'cascadingRules[0].intensive: "heavy" is not allowed here — use one of light, medium, high',
    ],
    [
      'rules without the switch that installs them',
      {chart: {...nmap.chart, values: []}},
      `chart.values: "cascadingRules.enabled" is missing, and the chart ships ${nmap.cascadingRules.length} rules — list it in chart.values of a chart with rules, and in chart.ignores of a chart without`,
    ],
    [
      'an image that is not the one of the tool version',
      {toolVersion: '0.1'},
      `images[0].tag: "${nmap.toolVersion}" is not what the chart takes by default — write "0.1", or list scanner.image.tag in chart.values`,
    ],
    [
      'a result that cannot be collected',
      {scanTypes: [{...scanType, resultLocation: '/var/result.xml'}]},
      'scanTypes[0].resultLocation: "/var/result.xml" does not have the right form — write it like /home/securecodebox/results.json',
    ],
    [
      'a scan type of another scanner',
      {scanTypes: [...nmap.scanTypes, {...scanType, name: 'nikto'}]},
      `scanTypes[${nmap.scanTypes.length}].name: nikto has a scan type "nikto", too — name it as the chart does`,
    ],
    [
      'an attribute on a category that does not exist',
      {attributes: [{key: 'port', type: 'int', meaning: 'The port.', on: 'Open Ports'}], findings: [finding]},
      'attributes[0].on: "Open Ports" is neither a category nor a scan type of this scanner — use Open Port, nmap',
    ],
    [
      'a finding field that is not described',
      {findingFields: nmap.findingFields.map((field) => (field.key === 'location' ? {...field, key: 'a'} : field))},
      'findingFields: nothing says what "location" holds — add it, with "Is not set." when the parser leaves it out',
    ],
    ['a state without its deprecation', {state: 'deprecated'}, 'deprecation: … state "deprecated" — … and to no other'],
    [
      'a successor that leaves too',
      {state: 'deprecated', deprecation: {reason: 'Old.', successor: 'zap', removal: 'v5'}},
      'deprecation.successor: "zap" is not the id of a scanner that stays — use such an id, or null when there is no successor',
    ],
    ['a word for the rights that it needs', {privileges: 'root'}, 'privileges: The … letter — … with a capital letter'],
  ],
  'demo target': [
    [
      'an address without its port',
      {address: 'http://juice-shop.demo-targets.svc'},
      'address: "http://juice-shop.demo-targets.svc" does not follow from release, namespace and port — write "http://juice-shop.demo-targets.svc:3000"; the port is left out only when it is the one of the scheme',
    ],
    [
      'a port that is not that of the chart',
      {port: 80, address: 'http://juice-shop.demo-targets.svc'},
      'chart.values: the chart does not have "80" as default of service.port — make the value and the fact of the target equal',
    ],
    [
      'a chart with another name',
      {chart: {...target.chart, name: 'juiceshop'}},
      'chart.name: the chart is not called like the target — make the two equal',
    ],
    ['an unknown scanner', {usedBy: ['zapp']}, 'usedBy[0]: "zapp" is not the id of a scanner — did you mean `zap`?'],
  ],
  command: [
    [
      'a usage of another command',
      {commands: [{...scbctl.commands[0], usage: 'scbctl scans'}]},
      'commands[0].usage: the usage is that of another command — begin it with "scbctl scan"',
    ],
    [
      'a flag that every command has',
      {flags: [{...flag, long: '--namespace'}]},
      'flags[0].long: every command has the flag "--namespace" — leave it to the global flags',
    ],
    ['an error without a mend', {errors: [{message: 'no', cause: 'None.'}]}, 'errors[0].mend: the field is … — add it'],
  ],
};

describe('a wrong entry of the catalog is refused in words that lead to the mend', () => {
  for (const kind of ['scanner', 'hook', 'demo target', 'command'] as const)
    for (const [what, change, message] of cases[kind])
      it(`a ${kind} with ${what}`, () =>
        assert.ok(words(changes[kind](change)).includes(message), words(changes[kind](change)).join('\n')));

  it('a scanner without a page', () => {
    const flaws = words(changes.scanner({id: 'nmapper'}));
    assert.ok(
      flaws.includes('id: there is no page /docs/scanners/nmapper — use the last segment of the route of the page'),
    );
  });

  it('something that is no object at all', () => {
    assert.deepEqual(words(hookFlaws(null, [])), ['this is null, not an object — write an object']);
  });

  it('two global flags with one short form', () => {
    const flags = [
      {...flag, short: '-n'},
      {...flag, long: '--namespace', short: '-n'},
    ];
    assert.deepEqual(words(shapeFlaws(cliFlags, flags)), ['[1]: "-n" stands here twice — remove one of the two']);
  });

  it('a file that no index lists', () => {
    const files = ['index.ts', 'nmap.ts', 'common.ts', 'zap-common.ts', 'nessus.ts'];
    assert.deepEqual(
      unlisted(files, 'scanners', ['nmap']).map(({file}) => file),
      ['scanners/nessus.ts'],
    );
  });

  it('and nothing is said about a right one', () => {
    for (const scanner of scanners) assert.deepEqual(words(changes.scanner({}, scanner)), []);
    assert.deepEqual(words(changes.hook({})), []);
    assert.deepEqual(words(changes['demo target']({})), []);
    assert.ok(chartByName('operator'));
  });
});
