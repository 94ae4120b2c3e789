import assert from 'node:assert/strict';
import path from 'node:path';
import {before, describe, it} from 'node:test';
import {importProduct} from '../../tools/catalog/import';
import type {Folder} from '../../tools/catalog/folder';
import {folderWith, writeAll} from '../support/folder';

const chartFile = (name: string) => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\nappVersion: "7.1"\n`;
const definition = `kind: CustomResourceDefinition
spec:
  group: cascading.securecodebox.io
  scope: Namespaced
  names: {kind: CascadingRule, plural: cascadingrules, singular: cascadingrule}
  versions:
    - name: v1
      storage: true
      additionalPrinterColumns: [{name: Starts, jsonPath: .spec.scanSpec.scanType}]
      schema:
        openAPIV3Schema:
          description: not imported
          properties: {spec: {properties: {matches: {type: string}}, type: object}}
`;
const rule = (spec: string) => `apiVersion: v1\nkind: CascadingRule\nmetadata: {name: starts}\nspec: ${spec}\n`;
const operator = `package scans
var started = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "securecodebox_scans_started"}, []string{})
// A comment is no part of the digest.
func (r *Reconciler) Start() error {
	bucket := os.Getenv("S3_BUCKET")
	return fmt.Errorf("unable to reach bucket %s: %w", bucket, err)
}
`;
const files = {
  'scanners/one/Chart.yaml': chartFile('one'),
  'scanners/one/values.yaml': 'rules: {on: false}\nparser: {env: []}\nlimit: 3\n',
  'scanners/one/templates/a.yaml':
    '{{- if .Values.rules.on }}\n{{ .Files.Get "cascading-rules/a.yaml" }}\n{{- end }}\n---\nkind: ScanType\nmetadata: {name: one}\nspec: {image: "x:{{ .Chart.AppVersion }}", release: "{{ .Chart.Version }}"}\n',
  'scanners/one/cascading-rules/a.yaml': rule('{matches: x}'),
  'scanners/one/parser/parser.js':
    'const severity = table.get(level) ?? "LOW";\n' +
    'export const parse = (a) => [{name: "b", category: a ? "Open Port" : "Host", attributes: {port: 1}, severity}];\n',
  'scanners/two/Chart.yaml': chartFile('two'),
  'scanners/two/values.yaml': 'parser: {env: []}\n',
  'operator/crds/rules.yaml': definition,
  'operator/main.go': operator,
  'scbctl/cmd.go':
    'package cmd\nfunc New() { c := &cobra.Command{Use: "scan [type]"}\nc.Flags().Bool("follow", false, "Follow the log") }\n',
};

/** Imports a checkout with changes, at a release. */
async function imported(changes: Readonly<Record<string, string>> = {}, release = '9.8.7') {
  const root = path.join(folderWith(), `secureCodeBox-${release}`);
  writeAll(root, {...files, ...changes});
  return importProduct(root);
}

describe('an import of the product', () => {
  let made: Record<string, never>;
  before(async () => {
    const {files: folder, unread} = await imported();
    assert.deepEqual(unread, []);
    made = folder as typeof made;
  });
  it('renders charts with Helm, and once more with each switch', () => {
    const {objects, switches, values} = made['charts/one.json']!;
    assert.deepEqual(values, {'rules.on': false, 'parser.env': [], limit: 3});
    assert.deepEqual(objects, [
      {kind: 'ScanType', metadata: {name: 'one'}, spec: {image: 'x:7.1', release: '$release'}},
    ]);
    assert.deepEqual(Object.keys(switches), ['rules.on=true']);
  });
  it('reads definitions without their descriptions', () => {
    const {columns, schema} = made['crds/CascadingRule.json']!;
    assert.deepEqual(columns, [{name: 'STARTS', source: '.spec.scanSpec.scanType', wide: false}]);
    assert.deepEqual(schema, {properties: {spec: {properties: {matches: {type: 'string'}}, type: 'object'}}});
  });
  it('reads metrics, variables, messages, findings and commands from the code', () => {
    assert.deepEqual(made['names/operator.json'], {
      metrics: ['securecodebox_scans_started'],
      environment: ['S3_BUCKET'],
      labels: [],
    });
    assert.deepEqual(made['messages/operator.json'], {
      'operator/main.go#Reconciler.Start': ['unable to reach bucket %s: %w'],
    });
    assert.deepEqual(made['findings/one.json'], {
      categories: ['Host', 'Open Port'],
      severities: ['LOW'],
      attributes: ['port'],
    });
    assert.deepEqual(made['scbctl.json'], {
      scan: {use: 'scan [type]', flags: {'--follow': {type: 'bool', default: 'false'}}},
    });
  });
  it('changes the digest of a function with its code, but not with a comment', async () => {
    const start = (folder: Folder) =>
      (folder['symbols/operator.json'] as Record<string, Record<string, string>>)['operator/main.go']![
        'Reconciler.Start'
      ];
    const [said, done] = [operator.replace('no part', 'never part'), operator.replace('S3_BUCKET', 'BUCKET')];
    assert.equal(start((await imported({'operator/main.go': said})).files), start(made));
    assert.notEqual(start((await imported({'operator/main.go': done})).files), start(made));
  });
});

describe('an import goes on after bad input, with one message for the file', () => {
  const cases: readonly (readonly [what: string, changes: Readonly<Record<string, string>>, file: string, because: RegExp])[] = [
    ['a chart that Helm cannot render', {'scanners/two/templates/a.yaml': '{{ fail "no" }}'}, 'scanners/two', /Helm cannot render the chart: .*no/],
    ['a chart without a name', {'scanners/two/Chart.yaml': 'version: 1.0.0'}, 'scanners/two/Chart.yaml', /no name/],
    ['an empty chart', {'scanners/two/Chart.yaml': ''}, 'scanners/two/Chart.yaml', /no name/],
    ['a value that is written twice', {'scanners/two/values.yaml': 'a: 1\na: 2\n'}, 'scanners/two/values.yaml', /unique/],
    ['a value of two types', {'scanners/two/values.yaml': 'parser: {env: {}}\n', 'scanners/three/Chart.yaml': chartFile('three'), 'scanners/three/values.yaml': 'parser: {env: []}\n'}, 'scanners/two/values.yaml', /`parser.env` has two types: a map here, and a list in 2 other charts/],
    ['a rule that breaks the schema', {'scanners/one/cascading-rules/a.yaml': rule('{matches: [x]}')}, 'scanners/one/cascading-rules', /the rule "starts" breaks the schema/],
  ]; // prettier-ignore
  for (const [what, changes, file, because] of cases)
    it(what, async () => {
      const {unread, files: folder} = await imported(changes);
      assert.deepEqual(
        unread.map((one) => one.file),
        [file],
      );
      assert.match(unread[0]!.because, because);
      assert.ok('scbctl.json' in folder);
    });
  it('a checkout without a tag', async () => {
    const {unread} = await imported({}, 'main');
    assert.match(unread[0]!.because, /no release tag; pass --release/);
  });
});
