import {scanners} from '../../../src/catalog';
import {factsOf, objectsOf} from '../../../src/catalog/facts';
import {guideOf} from '../../../src/markdown/guides';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {nearest} from '../../../src/lib/nearest';
import {classifyAll} from '../fences/check-fence';
import type {Page} from '../page/pages';
import {checkChart, type Installed, installedCharts} from './charts';
import {filesOf, type GuideFiles, kindOf} from './files';
import {createdBy, ofCommands, type Thing, usedBy, usedByValues} from './objects';
import {checkProjects} from './projects';
import {checkRules} from './rules';

/** Objects in every cluster, objects of the operator's chart, and objects that the operator creates for scans. */
const ALWAYS: readonly Omit<Thing, 'line'>[] = [
  ...objectsOf(factsOf('operator'))
    .filter(({kind}) => /Role$|^ServiceAccount$/.test(kind))
    .map(({kind, metadata: {name}}) => ({kind, name})),
  ...Object.entries({
    Namespace: ['default', 'kube-system', 'kube-public'],
    ServiceAccount: ['default', 'lurker', 'parser', 'scan-completion-hook'],
    Role: ['lurker', 'parser', 'scan-completion-hook'],
    ClusterRole: ['admin', 'cluster-admin', 'edit', 'view'],
    Secret: ['securecodebox-operator-minio'],
  }).flatMap(([kind, names]) => names.map((name) => ({kind, name}))),
];

/** `Secret scanning/s3` as an object that the reader brings. */
function assumed(text: string, line: number): Thing {
  const [kind = '', place = ''] = text.split(' ');
  const [name = '', namespace] = place.split('/').toReversed();
  return {kind, name, namespace, line};
}

const fits = (thing: Thing, made: Omit<Thing, 'line'>): boolean => made.kind === thing.kind && made.name === thing.name;

/** The message for an object that nothing creates, or that is created elsewhere or later. */
function checkThing(thing: Thing, created: readonly Thing[], brought: readonly Thing[]): Diagnostic[] {
  const {kind, name, namespace, line} = thing;
  if ([...ALWAYS, ...brought].some((one) => fits(thing, one))) return [];
  const made = created.filter((one) => fits(thing, one));
  if (made.length === 0) {
    const names = created.filter((one) => one.kind === kind).map((one) => one.name);
    const meant = nearest(name, names);
    const add = `create it on the page, or add "${kind} ${name}" to guide.assumes`;
    const problem = `nothing in this guide creates the ${kind} \`${name}\``;
    return diagnosticAt(line, problem, meant === undefined ? add : `did you mean \`${meant}\`? Otherwise, ${add}`);
  }
  const spaces = made.map((one) => one.namespace);
  if (namespace !== undefined && !spaces.includes(undefined) && !spaces.includes(namespace)) {
    const problem = `the ${kind} \`${name}\` is created in the namespace ${spaces.join(', ')}, but used in ${namespace}`;
    return diagnosticAt(line, problem, `create it in ${namespace}`);
  }
  const first = Math.min(...made.map((one) => one.line));
  if (thing.now !== true || first <= line) return [];
  return diagnosticAt(
    line,
    `the ${kind} \`${name}\` is created later, on line ${first}`,
    'move its creation before this line',
  );
}

/** Fields with the scan type of a Scan or of the scans that a resource starts. */
const SCAN_TYPES: Readonly<Record<string, readonly string[]>> = {
  Scan: ['spec', 'scanType'],
  ScheduledScan: ['spec', 'scanSpec', 'scanType'],
  CascadingRule: ['spec', 'scanSpec', 'scanType'],
};

/** Reports scans whose type no chart of the guide installs. */
function checkScanTypes(
  {manifests}: GuideFiles,
  installed: readonly Installed[],
  brought: readonly Thing[],
): Diagnostic[] {
  const names = new Set(installed.map(({name}) => name));
  const known = [
    ...scanners.filter(({chart}) => names.has(chart.name)).flatMap((one) => one.scanTypes.map(({name}) => name)),
    ...brought.filter(({kind}) => kind === 'ScanType').map(({name}) => name),
    ...manifests.filter((one) => kindOf(one).endsWith('ScanType')).map((one) => String(one.at('metadata', 'name'))),
  ];
  return manifests.flatMap((manifest) => {
    const path = SCAN_TYPES[kindOf(manifest)] ?? [];
    const type = path.length > 0 ? manifest.text(...path) : undefined;
    // `scanner.nameAppend` adds a suffix, which the check of the fence knows.
    if (type === undefined || known.some((one) => type === one || type.startsWith(`${one}-`))) return [];
    const chart = scanners.find(({scanTypes}) => scanTypes.some(({name}) => name === type))?.chart.name;
    if (chart === undefined) return [];
    const fix = `install the chart \`${chart}\` on the page, or add "ScanType ${type}" to guide.assumes`;
    return manifest.report(path, `nothing in this guide installs the scan type \`${type}\``, fix);
  });
}

/**
 * Assembles the files and commands of a guide in the order of the page, and reports references between them that lead
 * nowhere: Secrets and other objects, namespaces, scan types, labels of cascading rules, charts and their values.
 */
export function checkGuide(page: Page): Diagnostic[] {
  const guide = guideOf(page.source);
  if (!guide) return [];
  const files = filesOf(classifyAll(page).classified);
  const start = page.frontMatter.lines.get('guide') ?? 1;
  const lineOf = (text: string): number =>
    page.source.split('\n').findIndex((line, index) => index >= start - 1 && line.includes(text)) + 1;
  const brought = (guide.assumes ?? []).map((text) => assumed(text, lineOf(text)));
  const commands = ofCommands(files);
  const created = [...files.manifests.flatMap((one) => [...createdBy(one)]), ...commands.created];
  const used = [
    ...files.manifests.flatMap((one) => [...usedBy(one)]),
    ...files.values.flatMap(({document}) => [...usedByValues(document)]),
    ...commands.used,
  ];
  const installed = installedCharts(files);
  const unused = brought.filter((one) => one.kind !== 'ScanType' && !used.some((thing) => fits(thing, one)));
  return [
    ...used.flatMap((thing) => checkThing(thing, created, brought)),
    ...installed.flatMap(checkChart),
    ...checkScanTypes(files, installed, brought),
    ...checkRules(files, installed),
    ...checkProjects(files),
    ...unused.flatMap(({kind, name, line}) =>
      diagnosticAt(line, `nothing in this guide uses the ${kind} \`${name}\``, 'remove it from guide.assumes'),
    ),
  ];
}
