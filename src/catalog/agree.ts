/** Finds what people describe although the product does not have it, and what nobody describes. */
import {at, type Steps} from '../lib/at';
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
import type {WrittenCommand, WrittenScanner} from './types';

/** The problem of a chart that the release no longer has. */
const removedChart = (file: File, name: string, fix: string): Gap =>
  file.problem([], `the product has no chart \`${name}\` any more`, fix);

/** Whether a described category, with placeholders such as `<type>`, covers one that the parser emits. */
const covers = (said: string, emitted: string): boolean =>
  new RegExp(`^${literal(said).replaceAll(/<[^>]+>/g, '.+')}$`).test(emitted);

/** Categories and attributes of findings that the parser does not emit, and categories that nobody describes. */
function findingProblems(file: File, {findings = [], attributes = []}: WrittenScanner, emitted: ProductFindings) {
  const categories = findings.map(({category}) => category);
  const keys = attributes.map(({key}) => key);
  const isOpen = categories.some((one) => one.startsWith('<'));
  const silent = isOpen
    ? []
    : emitted.categories.filter((one) => !categories.some((category) => covers(category, one)));
  const unsaid = emitted.attributes.filter((one) => !keys.includes(one));
  const knowsCategory = (said: string): boolean =>
    said.startsWith('<') || emitted.categories.some((one) => covers(said, one));
  const knowsAttribute = (said: string): boolean =>
    emitted.attributes.length === 0 || emitted.attributes.includes(said) || /[<.]/.test(said);
  return [
    ...categories.flatMap((name, index): readonly Gap[] => {
      const problem = `the parser emits no category "${name}"`;
      return knowsCategory(name) ? [] : [file.problem(['findings', index, 'category'], problem, renamed(name, silent))];
    }),
    ...keys.flatMap((name, index): readonly Gap[] => {
      const problem = `the parser emits no attribute "${name}"`;
      return knowsAttribute(name) ? [] : [file.problem(['attributes', index, 'key'], problem, renamed(name, unsaid))];
    }),
    ...silent.map((category, index) => {
      const stub = {category, name: 'TODO', severity: 'TODO', when: 'TODO: say when it appears.'};
      const problem = `findings of the category "${category}" are not described`;
      return gap(file, ['findings'], findings.length + index, problem, 'add them', stub);
    }),
  ];
}

function scannerProblems(id: string, shared: readonly string[]): readonly Gap[] {
  const file = readFile(`scanners/${id}`, writtenScanner);
  const {chart = {}, scanTypes, cascadingRules, findingsOf, removed} = file.content;
  const name = chart.name ?? id;
  const facts = chartFacts(name);
  if (!facts) return chartProblems(file, name, chart, shared, ['chart']);
  if (!isInRelease(name) && !removed)
    return [removedChart(file, name, 'add `removed` to the entry and `::removed` to its page')];
  const named = (kind: string) => objectsOfKind(facts, kind).map((one) => one.metadata.name);
  const emitted = factsIn(`findings/${name}`) as ProductFindings | undefined;
  return [
    // Values of a removed chart are complete by hand: nobody installs it again.
    ...(removed ? [] : chartProblems(file, name, chart, shared, ['chart'])),
    ...both(file, ['scanTypes'], 'scan type', keysOf(scanTypes), named('ScanType')),
    ...both(file, ['cascadingRules'], 'rule', keysOf(cascadingRules), named('CascadingRule'), {
      matches: 'TODO: say which findings of the category `TODO` it waits for.',
      triggeredBy: ['TODO'],
    }),
    ...(findingsOf === undefined && emitted ? findingProblems(file, file.content, emitted) : []),
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
  const variables = ((at(object, 'spec.env') ?? []) as readonly {name: string}[]).map((one) => one.name);
  // The sample variables in values.yaml are no variables of the hook.
  const samples = JSON.stringify(facts?.values);
  const silent = variables.filter((one) => environment[one] === undefined && !samples.includes(`"${one}"`));
  const stub = {source: 'TODO: name the value or the key of a Secret.', meaning: 'TODO: say what it sets.'};
  return [
    ...chartProblems(file, name, chart, shared, ['chart']),
    ...silent.map((one) => {
      const fix = `add ${one}: and what it sets`;
      return gap(file, ['environment'], one, `the variable \`${one}\` has no meaning`, fix, stub);
    }),
  ];
}

/** Commands and flags of scbctl. Those that cobra adds are not in the product's code. */
function scbctlProblems(): readonly Gap[] {
  const file = readFile('scbctl/scbctl', writtenCommand);
  const facts = factsIn('scbctl') as Readonly<Record<string, ProductCommand>>;
  const walk = ({name, usage, flags, commands = []}: WrittenCommand, steps: Steps): readonly Gap[] => {
    const own = facts[name];
    const fix = suggest(name, keysOf(facts));
    const isUnknown = own === undefined && usage === undefined;
    return [
      ...(isUnknown ? [file.problem([...steps, 'name'], `scbctl has no command \`${name}\``, fix)] : []),
      ...(own ? both(file, [...steps, 'flags'], 'flag', keysOf(flags), keysOf(own.flags)) : []),
      ...commands.flatMap((one, index) => walk(one, [...steps, 'commands', index])),
    ];
  };
  const {commands = []} = file.content;
  const silent = keysOf(facts).filter((name) => name !== 'scbctl' && !commands.some((one) => one.name === name));
  return [
    ...walk(file.content, []),
    ...silent.map((name, index) => {
      const stub = {
        name,
        summary: 'TODO: say in one sentence what it does.',
        arguments: [],
        examples: [{command: `scbctl ${name} TODO`, meaning: 'TODO: say what this example does.'}],
        output: [],
        errors: [],
      };
      const problem = `the command \`${name}\` is not described`;
      return gap(file, ['commands'], commands.length + index, problem, 'add it', stub);
    }),
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
