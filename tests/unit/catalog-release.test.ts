import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE, ruleConditions, scannerById} from '../../src/catalog';
import type {Catalog} from '../../src/markdown/expand/catalog';
import {siteCatalog} from '../../src/markdown/expand/catalog';
import {readCheckout} from '../../tools/catalog/checkout';
import {compare} from '../../tools/catalog/compare';
import type {Difference} from '../../tools/catalog/difference';
import {placesOf, readPages} from '../../tools/catalog/pages';
import {planned, update, updateCommands} from '../../tools/catalog/update';
import {assertSaid} from '../support/said';
import {changed, checkoutWith} from './support/product';
import {folderWith} from '../support/folder';

const root = path.resolve(__dirname, '../..');
const pages = readPages(root);
const known = ['nmap', 'persistence-defectdojo'];

/** The part of the catalog that the test checkout covers. */
const catalog: Catalog = {
  ...siteCatalog,
  scanners: siteCatalog.scanners.filter(({id}) => id === 'nmap'),
  hooks: siteCatalog.hooks.filter(({id}) => id === 'defectdojo'),
  demoTargets: [],
  charts: siteCatalog.charts.filter(({name}) => known.includes(name)),
  customResources: siteCatalog.customResources.filter(({kind}) => kind === 'ScanCompletionHook'),
  scbctl: {...siteCatalog.scbctl, commands: siteCatalog.scbctl.commands.filter(({name}) => name === 'cascade')},
};

type Changes = Readonly<Record<string, string | null>>;

const look = (changes: Changes = {}, release?: string) => {
  const product = readCheckout(checkoutWith(changes, release));
  return {...compare(catalog, ruleConditions, product), unread: product.unread};
};

const line = ({about, what, site, product}: Difference) => `${about}: ${what}: ${site ?? '-'} → ${product ?? '-'}`;
const lines = (changes: Changes, release?: string) => look(changes, release).differences.map(line);

/** The current version of Nmap, and a newer release of secureCodeBox. */
const NMAP = scannerById('nmap')!.toolVersion;
const NEXT = '99.0.0';

const CHART = 'scanners/nmap/Chart.yaml';
const VALUES = 'scanners/nmap/values.yaml';
const SCAN_TYPE = 'scanners/nmap/templates/scan-type.yaml';
const SNAPSHOT = 'scanners/nmap/parser/__snapshots__/parser.test.js.snap';
const HOOK_VALUES = 'hooks/persistence-defectdojo/values.yaml';
const HOOK = 'hooks/persistence-defectdojo/templates/hook.yaml';
const RULES = 'scanners/nmap/cascading-rules/all.yaml';
const CRD = 'operator/config/crd/bases/hooks.yaml';
const GO = 'scbctl/cmd/cascading.go';

describe('a checkout of the documented release has no differences', () => {
  it('in templates with actions, files with several documents, and anchors', () => {
    const {differences, unread} = look();
    assert.deepEqual(differences.map(line), []);
    assert.deepEqual(unread, []);
  });
});

describe('a checkout of another release shows what changed', () => {
  const SMB = 'intensive: light}\nspec:\n  matches:\n    anyOf: [{category: "Subdomain"';
  const more = '\tcascadeCmd.Flags().BoolVarP(&all, "all", "a", false, "everything")\n';
  const cases: readonly (readonly [promise: string, changes: Changes, ...heard: string[]])[] = [
    [
      'the version of a tool, and the tag that follows it',
      changed(CHART, NMAP, '99.1-r1'),
      `scanner nmap: tool version: ${NMAP} → 99.1-r1`,
    ],
    [
      'the image of a parser',
      changed(VALUES, 'parser-nmap\n    tag: null', 'parser-nmap\n    tag: v9'),
      'scanner nmap: tag of the image of the parser: chart version → v9',
      'scanner charts: default of parser.image.tag: null → v9',
    ],
    ['another default', changed(HOOK_VALUES, 'Back: true', 'Back: false'), '… defectdojo.syncFindingsBack: … → false'],
    ['the command of a scan type', changed(SCAN_TYPE, '"-oX"', '"-v", "-oX"'), '… of nmap: nmap -oX … → nmap -v -oX …'],
    [
      'a rule with other labels and conditions',
      changed(RULES, SMB, SMB.replace('light', 'medium').replace('Subdomain', 'Domain')),
      'scanner nmap: intensiveness of rule nmap-hostscan: light → medium',
      'scanner nmap: conditions of rule nmap-hostscan: [{"category":"Subdomain",… → [{"category":"Domain",…',
    ],
    ['a finding that is not described', changed(SNAPSHOT, '"category": "Host"', '"category": "Guest"'), '… - → Guest'],
    ['a variable of a hook', changed(HOOK, '_URL', '_PROXY\n      value: none\n    - name: DEFECTDOJO_URL'), '… - → …'],
    [
      'a field of a kind that is new, and one that is gone',
      changed(CRD, 'serviceAccountName: {type: string}', 'runtimeClassName: {type: string}'),
      'kind ScanCompletionHook: field spec.runtimeClassName: - → string',
      'kind ScanCompletionHook: field spec.serviceAccountName: serviceAccountName → -',
    ],
    [
      'a flag of scbctl',
      changed(GO, '\treturn cascadeCmd\n}', `${more}\treturn cascadeCmd\n}`),
      'scbctl: flag --all of cascade: - → bool, default false',
    ],
    [
      'a removed chart',
      {'hooks/persistence-defectdojo/Chart.yaml': 'name: persistence-dojo\n'},
      'chart persistence-dojo: a new chart: - → hook, no appVersion',
      'chart persistence-defectdojo: a removed chart: persistence-defectdojo → -',
    ],
  ];
  for (const [promise, changes, ...heard] of cases) it(promise, () => assertSaid(lines(changes), heard));

  it('the release, from the folder of an archive or --release', () => {
    assert.deepEqual(lines({}, NEXT), [`product: release: ${PRODUCT_RELEASE} → ${NEXT}`]);
    const told = readCheckout(checkoutWith({}, 'main'), NEXT);
    assert.equal(told.release, NEXT);
  });
});

describe('each difference lists the affected lines of pages', () => {
  const placesFor = (changes: Changes) =>
    look(changes)
      .differences.flatMap((one) => placesOf(one, pages))
      .map(({file, line: number}) => {
        const text = readFileSync(path.join(root, file), 'utf8').split('\n')[number - 1] ?? '';
        return `${file}: ${text.trim()}`;
      });

  it('a version: the card of the scanner', () =>
    assert.ok(placesFor(changed(CHART, NMAP, '8')).includes('docs/scanners/nmap.md: ::scanner-card{id="nmap"}')));
  it('a field: the reference and the manifests that set it', () => {
    const lost = placesFor(changed(CRD, '                priority: {type: integer, default: 0}\n', ''));
    assert.match(lost.join('\n'), /^docs\/.*: priority: /m);
    assert.match(lost.join('\n'), /^docs\/api\/crds\/scan-completion-hook\.md: ::schema/m);
  });
});

describe('update applies simple changes and lists the rest', () => {
  it('versions, defaults, rules and the release; then the check only reports what has to be written', () => {
    const site = folderWith();
    for (const name of ['src/catalog', 'src/catalog/schema', '.oxfmtrc.json'])
      cpSync(path.join(root, name), path.join(site, name), {recursive: true});
    symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
    const {differences} = look(
      {
        ...changed(CHART, NMAP, '99.1-r1'),
        ...changed(HOOK_VALUES, 'http://defectdojo-django', "http://dojo's"),
        ...changed(RULES, '"-Pn", "{{location}}"', '"-Pn", "-n", "{{location}}"'),
      },
      NEXT,
    );
    const plan = planned(site, differences);
    update(site, plan);
    assert.deepEqual(plan.left.map(line), [`product: release: ${PRODUCT_RELEASE} → ${NEXT}`]);
    const text = (file: string) => readFileSync(path.join(site, 'src/catalog', file), 'utf8');
    assert.match(text('product.ts'), /PRODUCT_RELEASE = '99\.0\.0'/);
    assert.match(text('scanners/nmap.yaml'), /toolVersion: 99\.1-r1/);
    assert.match(text('scanners/nmap.yaml'), /\[-Pn, -n, '\{\{location\}\}'\]/);
    assert.match(text('hooks/defectdojo.yaml'), /default: http:\/\/dojo's/);
  });
  it('versions in commands, except for removed charts and on Upgrading', () => {
    const command = `--version ${PRODUCT_RELEASE}`;
    const texts = {
      'docs/a.md': `helm install x ${command} \\\nhelm install y --version 4.16.0\n`,
      'docs/getting-started/upgrading.md': command,
      'blog/2020-01-01-a.md': command,
    };
    const site = folderWith(texts);
    assert.deepEqual(updateCommands(site, PRODUCT_RELEASE, NEXT), ['docs/a.md']);
    assert.equal(readFileSync(path.join(site, 'docs/a.md'), 'utf8'), texts['docs/a.md'].replace(PRODUCT_RELEASE, NEXT));
  });
});

describe('the exit code of npm run catalog is', () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/catalog.ts', ...words], {cwd: root, encoding: 'utf8'});

  it('1 with differences, each with page and line', () => {
    const found = run('diff', checkoutWith(changed(CHART, NMAP, '99.1-r1')));
    assert.equal(found.status, 1, found.stderr);
    assert.match(
      found.stdout,
      /scanner nmap\n {2}tool version \(scanners\/nmap\/Chart\.yaml\)\n {6}site: {4}\S+\n {6}product: 99\.1-r1/,
    );
    const [, file = '', number = '0'] = /^ {6}(docs\/\S+\.mdx?):(\d+)$/m.exec(found.stdout) ?? [];
    assert.ok(existsSync(path.join(root, file)) && Number(number) > 0, found.stdout);
  });
});
