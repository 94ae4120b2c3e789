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
import {cliCommand} from '../../src/catalog-schema/scbctl';
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
const value = {key: 'webhookUrl', type: 'string', default: 'x', meaning: 'Goes there.'};
const flag = {long: '--name', type: 'string', default: '""', meaning: 'Name of the Scan.'};
const charted = (change: object) => ({chart: {...hook.chart, ...change}});
const valued = (...values: object[]) => ({...charted({values, mustSet: undefined}), secrets: []});
const ruled = (change: object) => ({cascadingRules: [{...rule, ...change}]});
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
    ['a number for a text', {priority: 0}, 'priority: Invalid input: expected string, received number — …'],
    ['a short sentence', {summary: 'Posts.'}, 'summary: The text has 6 characters — write 50 to 160 characters'],
    ['a misspelled word', {category: 'integrations'}, 'category: "integrations" … — did you mean `integration`?'],
    ['a value that is listed twice', valued(value, value), 'chart.values[1]: "webhookUrl" stands … — remove one of …'],
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
  ],
  scanner: [
    ['an unknown severity', severity('CRITICAL'), 'findings[0].severity: "CRITICAL" is not … — write INFORMATIONAL, …'],
    [
      'an unknown trigger',
      ruled({triggeredBy: ['subfindr']}),
      'cascadingRules[0].triggeredBy[0]: "subfindr" … — did you mean `subfinder`?',
    ],
    [
      'an unknown scan type',
      ruled({startsScanType: 'nmapp'}),
      'cascadingRules[0].startsScanType: … — did you mean `nmap`?',
    ],
    [
      'an attribute on a category that does not exist',
      {attributes: [{key: 'port', type: 'int', meaning: 'The port.', on: 'Open Ports'}], findings: [finding]},
      'attributes[0].on: "Open Ports" is neither a category nor a scan type of this scanner — did you mean `Open Port`?',
    ],
    [
      'a successor that leaves too',
      {deprecation: {reason: 'Old.', successor: 'zap', removal: 'v5'}},
      'deprecation.successor: "zap" is not the id of a scanner that stays — use such an id, or null …',
    ],
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

  it('and nothing is said about a right one', () => {
    for (const scanner of scanners) assert.deepEqual(words(changes.scanner({}, scanner)), []);
    assert.deepEqual(words(changes.hook({})), []);
    assert.deepEqual(words(changes['demo target']({})), []);
    assert.ok(chartByName('operator'));
  });
});
