import {literal} from '../lib/literal';
import {suggest} from '../lib/nearest';
import {both, chartProblems, type File, gap, keysOf, renamed} from './agree-names';
import {objectsOfKind} from './chart';
import {chartFacts, chartsIn, factsIn, isInRelease, type ProductCommand, type ProductFindings} from './facts';
import {type Gap, InvalidCatalog, namesIn, readFile} from './read';
import {sharedValues, writtenChart} from './schema/chart';
import {writtenDemoTarget} from './schema/demo-target';
import {writtenHook} from './schema/hook';
import {writtenScanner} from './schema/scanner';
import {writtenCommand} from './schema/scbctl';
import type {WrittenCommand} from './types';

/** The problem of a chart that the release no longer has. */
const removedChart = (file: File, name: string, fix: string): Gap =>
  file.problem([], `the product has no chart \`${name}\` any more`, fix);

/** Whether a described category, with placeholders such as `<type>`, covers one that the parser emits. */
const covers = (said: string, emitted: string): boolean =>
  new RegExp(`^${literal(said).replaceAll(/<[^>]+>/g, '.+')}$`).test(emitted);

function scannerProblems(id: string, shared: readonly string[]): readonly Gap[] {
  const file = readFile(`scanners/${id}`, writtenScanner);
  const {chart = {}, scanTypes, cascadingRules, findingsOf, findings = [], attributes = [], removed} = file.content;
  const name = chart.name ?? id;
  const facts = chartFacts(name);
  if (!facts) return chartProblems(file, name, chart, shared, ['chart']);
  if (!isInRelease(name) && !removed)
    return [removedChart(file, name, 'add `removed` to the entry and `::removed` to its page')];
  const named = (kind: string) => objectsOfKind(facts, kind).map((one) => one.metadata.name);
  // Values of a removed chart are complete by hand: nobody installs it anew.
  const values = removed ? [] : chartProblems(file, name, chart, shared, ['chart']);
  const emitted = factsIn(`findings/${name}`) as ProductFindings | undefined;
  const parsed = findingsOf === undefined ? emitted : undefined;
  const categories = findings.map(({category}) => category);
  const keys = attributes.map(({key}) => key);
  const silent =
    parsed === undefined || categories.some((one) => one.startsWith('<'))
      ? []
      : parsed.categories.filter((one) => !categories.some((said) => covers(said, one)));
  /** Problems of described names that the parser does not emit. */
  const unknown = (
    [field, key]: readonly [string, string],
    noun: string,
    names: readonly string[],
    isKnown: (said: string, facts: ProductFindings) => boolean,
    others: readonly string[] = [],
  ) =>
    names.flatMap((said, index) =>
      parsed === undefined || isKnown(said, parsed)
        ? []
        : [file.problem([field, index, key], `the parser emits no ${noun} "${said}"`, renamed(said, others))],
    );
  return [
    ...values,
    ...both(file, ['scanTypes'], 'scan type', Object.keys(scanTypes), named('ScanType')),
    ...both(file, ['cascadingRules'], 'rule', keysOf(cascadingRules), named('CascadingRule'), {
      matches: 'TODO: say which findings of the category `TODO` it waits for.',
      triggeredBy: ['TODO'],
    }),
    ...unknown(
      ['findings', 'category'],
      'category',
      categories,
      (said, {categories: all}) => said.startsWith('<') || all.some((one) => covers(said, one)),
      silent,
    ),
    ...unknown(
      ['attributes', 'key'],
      'attribute',
      keys,
      (said, {attributes: all}) => all.length === 0 || all.includes(said) || /[<.]/.test(said),
      parsed?.attributes.filter((one) => !keys.includes(one)),
    ),
    ...silent.map((category, index) => {
      const problem = `findings of the category "${category}" are not described`;
      const text = {category, name: 'TODO', severity: 'TODO', when: 'TODO: say when it appears.'};
      return gap(file, ['findings'], findings.length + index, problem, 'add them', text);
    }),
  ];
}

function hookProblems(id: string, shared: readonly string[]): readonly Gap[] {
  const file = readFile(`hooks/${id}`, writtenHook);
  const {chart, environment = {}} = file.content;
  if (chart === null) return [];
  const name = chart.name ?? id;
  const facts = chartFacts(name);
  if (facts && !isInRelease(name))
    return [removedChart(file, name, 'delete the entry and its page, and add a redirect')];
  const [object] = facts ? objectsOfKind(facts, 'ScanCompletionHook') : [];
  const env = ((object?.['spec'] as {env?: readonly {name: string}[]} | undefined)?.env ?? []).map((one) => one.name);
  // The sample variables in values.yaml are no variables of the hook.
  const silent = env.filter(
    (one) => environment[one] === undefined && !JSON.stringify(facts?.values).includes(`"${one}"`),
  );
  return [
    ...chartProblems(file, name, chart, shared, ['chart']),
    ...silent.map((one) =>
      gap(file, ['environment'], one, `the variable \`${one}\` has no meaning`, `add ${one}: and what it sets`, {
        source: 'TODO: name the value or the key of a Secret.',
        meaning: 'TODO: say what it sets.',
      }),
    ),
  ];
}

/** Commands and flags of scbctl. Those that cobra adds are not in the product's code. */
function scbctlProblems(): readonly Gap[] {
  const file = readFile('scbctl/scbctl', writtenCommand);
  const facts = factsIn('scbctl') as Readonly<Record<string, ProductCommand>>;
  const walk = (command: WrittenCommand, steps: readonly (string | number)[]): readonly Gap[] => {
    const own = facts[command.name];
    const flags = own ? both(file, [...steps, 'flags'], 'flag', keysOf(command.flags), Object.keys(own.flags)) : [];
    const gone =
      own || command.usage !== undefined
        ? []
        : [
            file.problem(
              [...steps, 'name'],
              `scbctl has no command \`${command.name}\``,
              suggest(command.name, Object.keys(facts)),
            ),
          ];
    return [
      ...gone,
      ...flags,
      ...(command.commands ?? []).flatMap((one, index) => walk(one, [...steps, 'commands', index])),
    ];
  };
  const {commands = []} = file.content;
  const said = new Set(commands.map(({name}) => name).concat('scbctl'));
  const silent = Object.keys(facts).filter((name) => !said.has(name));
  return [
    ...walk(file.content, []),
    ...silent.map((name, index) =>
      gap(file, ['commands'], commands.length + index, `the command \`${name}\` is not described`, 'add it', {
        name,
        summary: 'TODO: say in one sentence what it does.',
        arguments: [],
        examples: [{command: `scbctl ${name} TODO`, meaning: 'TODO: say what this example does.'}],
        output: [],
        errors: [],
      }),
    ),
  ];
}

/** Names of the charts that the entries in a folder describe. */
const chartNames = (folder: string, schema: typeof writtenScanner | typeof writtenHook) =>
  namesIn(folder).map((id) => readFile(`${folder}/${id}`, schema).content.chart?.name ?? id);

/** Kinds of entries, and the charts of the product that need one. */
function missingEntries(): readonly Gap[] {
  const families: readonly (readonly [folder: string, known: readonly string[]])[] = [
    ['scanners', [...chartNames('scanners', writtenScanner), ...namesIn('charts')]],
    ['hooks', chartNames('hooks', writtenHook)],
    ['demo-targets', namesIn('demo-targets')],
    ['auto-discovery', namesIn('charts')],
  ];
  return families.flatMap(([folder, known]) =>
    chartsIn(folder)
      .filter(([name]) => !known.includes(name))
      .map(([name]) => ({
        file: `src/catalog/product/charts/${name}.json`,
        line: 1,
        problem: `the chart \`${name}\` has no entry`,
        fix:
          folder === 'demo-targets'
            ? `add src/catalog/demo-targets/${name}.yaml`
            : `run npm run new -- ${folder.slice(0, -1)} ${name}`,
      })),
  );
}

/** Keys of the values that the charts of a family share. */
const sharedKeys = (family: string) => Object.keys(readFile(`common/${family}-values`, sharedValues).content);

/** The problems of a file that cannot be read, instead of its own. */
const attempt = (run: () => readonly Gap[]): readonly Gap[] => {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidCatalog) return error.problems;
    throw error;
  }
};

/** Compares everything that people describe with the imported facts. */
export function factProblems(): readonly Gap[] {
  const [ofScanners, ofHooks] = [sharedKeys('scanner'), sharedKeys('hook')];
  return [
    ...missingEntries(),
    ...namesIn('scanners').flatMap((id) => attempt(() => scannerProblems(id, ofScanners))),
    ...namesIn('hooks').flatMap((id) => attempt(() => hookProblems(id, ofHooks))),
    ...namesIn('charts').flatMap((name) => {
      const file = readFile(`charts/${name}`, writtenChart);
      return chartProblems(file, name, file.content, name === 'test-scan' ? ofScanners : [], []);
    }),
    ...namesIn('demo-targets').flatMap((id) => {
      const file = readFile(`demo-targets/${id}`, writtenDemoTarget);
      return isInRelease(id) ? [] : [removedChart(file, id, 'delete the entry, and use another target on the pages')];
    }),
    ...scbctlProblems(),
    ...attempt(() => {
      // Loading the schemas compares their fields.
      require('./crds/schemas');
      return [];
    }),
  ];
}
