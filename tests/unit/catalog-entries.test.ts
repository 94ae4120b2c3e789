import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type * as z from 'zod';
import {
  chartByName,
  type CliCommand,
  demoTargets,
  globalFlags,
  type Hook,
  hooks,
  type Scanner,
  scannerById,
  removedScanners,
  scanners,
  scbctl,
} from '../../src/catalog';
import {demoTarget as targetSchema} from '../../src/catalog-schema/demo-target';
import {hook as hookSchema} from '../../src/catalog-schema/hook';
import {scanner as scannerSchema} from '../../src/catalog-schema/scanner';
import {cliCommand, cliFlags} from '../../src/catalog-schema/scbctl';
import {demoTargetFlaws} from '../../tools/check/catalog/demo-target';
import {hookFlaws} from '../../tools/check/catalog/hook';
import {scannerFlaws} from '../../tools/check/catalog/scanner';
import {scbctlFlaws} from '../../tools/check/catalog/scbctl';
import {type EntryFlaw, shapeFlaws} from '../../tools/check/catalog/shape';
import {like} from '../support/said';

const nmap = scannerById('nmap')!;
const hook = hooks.find(({id}) => id === 'generic-webhook')!;
const target = demoTargets.find(({id}) => id === 'juice-shop')!;
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
const charted = (change: object) => ({chart: {...hook.chart, ...change}});
const valued = (...values: object[]) => ({...charted({values, mustSet: undefined}), secrets: []});
const meaning = (text: string) => valued({...value, meaning: text});
const ignores = (key: string) => charted({ignores: [{key, reason: 'None.'}]});
const image = (repository: string) => ({images: [{role: 'hook', repository, tag: '1'}]});
const ruled = (change: object) => ({cascadingRules: [{...rule, ...change}]});
const typed = (change: object) => ({scanTypes: [{...scanType, ...change}]});
const severity = (word: string) => ({findings: [{...finding, severity: word}, ...nmap.findings.slice(1)]});

const words = (flaws: readonly EntryFlaw[]): readonly string[] =>
  flaws.map(({path, problem, mend}) => `${path === '' ? '' : `${path}: `}${problem} — ${mend}`);

/** What is wrong with an entry: by its form, and only then by what it refers to. */
const judged = <Entry>(schema: z.ZodType, entry: unknown, relations: (entry: Entry) => readonly EntryFlaw[]) => {
  const flaws = shapeFlaws(schema, entry);
  return flaws.length > 0 ? flaws : relations(entry as Entry);
};

const changes = {
  scanner: (change: object, base: Scanner = nmap) =>
    judged<Scanner>(scannerSchema, {...base, ...change}, (entry) =>
      scannerFlaws(entry, {routes, scanners: [...scanners, ...removedScanners]}),
    ),
  hook: (change: object) => judged<Hook>(hookSchema, {...hook, ...change}, (entry) => hookFlaws(entry, routes)),
  'demo target': (change: object) => judged(targetSchema, {...target, ...change}, demoTargetFlaws),
  command: (change: object) =>
    judged<CliCommand>(cliCommand, {...scbctl, ...change}, (entry) => scbctlFlaws(entry, globalFlags)),
};

type Case = readonly [what: string, change: object, message: string];
const cases: Readonly<Record<keyof typeof changes, readonly Case[]>> = {
  hook: [
    ['a field too many', {sumary: 'x'}, 'sumary: there is no such field — did you mean `summary`?'],
    ['a field too few', {title: undefined}, 'title: the field is missing — add it'],
    ['a field too few that needs explaining', {summary: undefined}, 'summary: … — add it: one sentence, …'],
    ['a number for a text', {priority: 0}, 'priority: Invalid input: expected string, received number — …'],
    ['a text for a list', {tags: 'http'}, 'tags: Invalid input: expected array, received string — …'],
    ['an empty text', {title: ' '}, 'title: The text is empty — write the fact, or remove the entry'],
    ['a short sentence', {summary: 'Posts.'}, 'summary: The text has 6 characters — write 50 to 160 characters'],
    ['a misspelled word', {category: 'integrations'}, 'category: "integrations" … — did you mean `integration`?'],
    ['a word out of the blue', {category: 'x'}, 'category: "x" is not allowed here — use one … persistenceProvider, …'],
    ['a word that stands twice', {tags: ['a', 'b', 'a']}, 'tags[2]: "a" stands here twice — remove one of the two'],
    ['a list that is too short', {tags: ['http']}, 'tags: Too small: expected array to have >=3 items — …'],
    [
      'an image with its tag in the name',
      image('docker.io/a/b:1'),
      'images[0].repository: Invalid string: … — write it like …',
    ],
    ['a sentence without an end', meaning('Goes there'), 'chart.values[0].meaning: The sentence does not end — … it …'],
    ['a bare placeholder', meaning('Named <x>.'), 'chart.values[0].meaning: Angle brackets … — … between backticks, …'],
    ['a value that is listed twice', valued(value, value), 'chart.values[1]: "webhookUrl" stands … — remove one of …'],
    ['a value that it does not share', ignores('hook.color'), 'chart.ignores[0].key: "hook.color" is … — … a shared …'],
    ['a value ignored and listed', ignores('webhookUrl'), 'chart.ignores[0].key: "webhookUrl" is ignored … — keep … …'],
    [
      'a required value that does not exist',
      charted({mustSet: [{key: 'url', example: 'x', reason: 'Needed.'}]}),
      'chart.mustSet[0].key: the chart has no value "url" — add it to values, or correct the key',
    ],
    [
      'a link to no page',
      {related: ['/docs/hooks/defectdojos']},
      'related[0]: … — did you mean `/docs/hooks/defectdojo`?',
    ],
    ['a link to itself', {related: ['/docs/hooks/generic-webhook']}, 'related[0]: … itself — remove its own page'],
    ['another title than its page', {title: 'Webhook'}, `title: "Webhook" is not the title … — write "${hook.title}"`],
    ['a chart without an image', {images: []}, 'images: the hook has a chart and no image — add the image that …'],
    [
      'a Secret that no value names',
      {secrets: [{name: 's', keys: ['k'], optional: true, namedBy: 'hook.secret'}]},
      'secrets[0].namedBy: the chart has no value "hook.secret" — use …',
    ],
    [
      'a job without a chart',
      {chart: null, state: 'developing', hookType: 'none', serviceAccount: null, secrets: []},
      'priority: nothing runs without a chart — write none',
    ],
  ],
  scanner: [
    ['an unknown severity', severity('CRITICAL'), 'findings[0].severity: "CRITICAL" is not … — write INFORMATIONAL, …'],
    ['no severity', severity('as it says'), 'findings[0].severity: "as it says" … severity — write INFORMATIONAL, …'],
    [
      'an unknown trigger',
      ruled({triggeredBy: ['subfindr']}),
      'cascadingRules[0].triggeredBy[0]: "subfindr" … — did you mean `subfinder`?',
    ],
    ['a trigger that cannot match', ruled({triggeredBy: ['trivy']}), 'cascadingRules[0].matches: … trivy … — name … …'],
    [
      'an unknown scan type',
      ruled({startsScanType: 'nmapp'}),
      'cascadingRules[0].startsScanType: … — did you mean `nmap`?',
    ],
    ['a label that no Scan selects', ruled({intensive: 'heavy'}), 'cascadingRules[0].intensive: "heavy" … — use one …'],
    [
      'rules without the switch that installs them',
      {chart: {...nmap.chart, values: []}},
      'chart.values: "cascadingRules.enabled" is missing, and the chart ships … rules — list it in chart.values',
    ],
    [
      'a result that is lost',
      typed({resultLocation: '/x'}),
      'scanTypes[0].resultLocation: Invalid string: … — write it like …',
    ],
    ['a foreign scan type', typed({name: 'nikto'}), 'scanTypes[0].name: nikto has a scan type "nikto", too — name … …'],
    [
      'an attribute on a category that does not exist',
      {attributes: [{key: 'port', type: 'int', meaning: 'The port.', on: 'Open Ports'}], findings: [finding]},
      'attributes[0].on: "Open Ports" is neither a category nor a scan type of this scanner — did you mean `Open Port`?',
    ],
    [
      'a finding field that is not described',
      {findingFields: nmap.findingFields.map((field) => (field.key === 'location' ? {...field, key: 'a'} : field))},
      'findingFields: nothing says what "location" holds — add it, …',
    ],
    [
      'a successor that leaves too',
      {deprecation: {reason: 'Old.', successor: 'zap', removal: 'v5'}},
      'deprecation.successor: "zap" is not the id of a scanner that stays — use such an id, or null …',
    ],
    ['a word for its rights', {privileges: 'root'}, 'privileges: The sentence begins with a small letter — begin … …'],
    ['an id without a page', {id: 'nmapper'}, 'id: there is no page /docs/scanners/nmapper — use the last segment …'],
  ],
  'demo target': [
    ['an unknown scanner', {usedBy: ['nmapp']}, 'usedBy[0]: "nmapp" is not the id of a scanner — did you mean `nmap`?'],
  ],
  command: [
    [
      'a usage of another command',
      {commands: [{...scbctl.commands[0], usage: 'scbctl scans'}]},
      'commands[0].usage: the usage is that of another command — begin it with "scbctl scan"',
    ],
    ['a flag that all have', {flags: [{...flag, long: '--namespace'}]}, 'flags[0].long: every … has … — leave … flags'],
    ['an error without a mend', {errors: [{message: 'no', cause: 'None.'}]}, 'errors[0].mend: the field is … — add it'],
  ],
};

describe('a wrong entry of the catalog is refused in words that lead to the mend', () => {
  for (const kind of ['scanner', 'hook', 'demo target', 'command'] as const)
    for (const [what, change, message] of cases[kind])
      it(`a ${kind} with ${what}`, () => {
        const flaws = words(changes[kind](change));
        assert.ok(
          flaws.some((flaw) => like(message).test(flaw)),
          flaws.join('\n'),
        );
      });

  it('something that is no object at all', () => {
    assert.deepEqual(words(shapeFlaws(hookSchema, null)), [
      'Invalid input: expected object, received null — correct the value',
    ]);
  });

  it('two global flags with one short form', () => {
    const flags = [
      {...flag, short: '-n'},
      {...flag, long: '--namespace', short: '-n'},
    ];
    assert.deepEqual(words(shapeFlaws(cliFlags, flags)), ['[1]: "-n" stands here twice — remove one of the two']);
  });

  it('and nothing is said about a right one', () => {
    for (const scanner of scanners) assert.deepEqual(words(changes.scanner({}, scanner)), []);
    assert.deepEqual(words(changes.hook({})), []);
    assert.deepEqual(words(changes['demo target']({})), []);
    assert.ok(chartByName('operator'));
  });
});
