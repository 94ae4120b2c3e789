import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, it} from 'node:test';
import {execFile, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {promisify} from 'node:util';
import zipObjectDeep from 'lodash/zipObjectDeep';
import {parse as parseYaml} from 'yaml';
import {readFences} from '../../tools/check/fences/fences';
import {judgeCascade} from '../../src/simulator/cascade';
import {type DataMap, listAt, mapAt, valueAt} from '../../src/simulator/data';
import {completed, type Finding, findingProblems, type Parse, withoutSdkFields} from './support/product';
import {manifestsOf, unknownValues, type Values} from './support/rendered';
import {assemble, fileOf, HEADER_CHECK, Sandbox, site} from './support/worked-example';
import {folderWith} from '../support/folder';
import {listening} from '../support/listening';

const assembled = assemble(HEADER_CHECK);
const file = (name: string): string => fileOf(assembled, name);

const allOn = manifestsOf(assembled.files, {cascadingRules: {enabled: true}});
const ofKind = (kind: string, manifests = allOn) => manifests.filter((manifest) => manifest['kind'] === kind);
const [scanType = {}] = ofKind('ScanType');
const results = mapAt(scanType, 'spec', 'extractResults');
const rules = ofKind('CascadingRule');
const nameOf = (object: DataMap): unknown => valueAt(object, 'metadata', 'name');
/** The container of a ScanType. */
const containerOf = (object: DataMap): DataMap => {
  const [container] = listAt(object, 'spec', 'jobTemplate', 'spec', 'template', 'spec', 'containers');
  return container as DataMap;
};

/** The parameters of the Scans that rules start for a finding, by rule name. */
const startedBy = (finding: Finding): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const {result} = judgeCascade({rule, finding: finding as DataMap});
      return result ? [[nameOf(rule), valueAt(result.value as DataMap, 'spec', 'parameters')]] : [];
    }),
  );
const scan = parseYaml(file('examples/nginx/scan.yaml')) as DataMap;
const startedType = valueAt(scan, 'spec', 'scanType');
const samples = [...assembled.files.keys()].filter((name) => name.startsWith('parser/__testFiles__/'));
/** The first finding in the reference of the format: an open HTTPS port. */
const openPort = (): Finding => {
  const {fences} = readFences(site.page('docs/api/finding.md'));
  const [finding] = JSON.parse(fences.find(({meta}) => meta.title === 'findings.json')!.code) as Finding[];
  return finding!;
};

const sandbox = new Sandbox(assembled, HEADER_CHECK);
sandbox.replace(
  'node_modules/@securecodebox/parser-sdk-nodejs/parser-utils.js',
  'export const {validateParser} = ours;',
);
const {parse} = createRequire(__filename)(sandbox.path('parser/parser.js')) as {parse: Parse};

describe('the example scanner installs matching resources', () => {
  it('a ScanType, the ParseDefinition for its result type, and optional rules', () => {
    const kinds = allOn.map(({kind}) => String(kind));
    assert.deepEqual([...new Set(kinds)].toSorted(), ['CascadingRule', 'ParseDefinition', 'ScanType']);
    const [definition = {}] = ofKind('ParseDefinition');
    assert.equal(nameOf(definition), results['type']);
    assert.deepEqual(ofKind('CascadingRule', manifestsOf(assembled.files)), []);
  });

  it('valid manifests, also with the values of its chart test, which all exist', () => {
    const suite = parseYaml(file('tests/scanner_test.yaml')) as {tests: {set: Values}[]};
    const [{set} = {set: {}}] = suite.tests;
    assert.deepEqual(unknownValues(assembled.files, set), []);
    const values = zipObjectDeep(Object.keys(set), Object.values(set));
    const [changed = {}] = ofKind('ScanType', manifestsOf(assembled.files, values as Values));
    assert.equal(nameOf(changed), 'header-checkfoo');
    assert.equal(containerOf(changed)['image'], 'bar/bar:bar');
  });

  it("the image's command, which writes the result file of the ScanType", () => {
    const {command} = containerOf(scanType);
    const dockerfile = file('scanner/Dockerfile');
    assert.deepEqual(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? ''), command);
    assert.match(dockerfile, /^COPY .*wrapper\.sh \/wrapper\.sh$/m);
    assert.match(dockerfile, /^USER \d+$/m);
    const written = /^RESULT_FILE=(.+)$/m.exec(file('scanner/wrapper.sh'))?.[1];
    assert.equal(written, results['location']);
  });
});

describe('the parser of the example works', () => {
  for (const name of samples) {
    it(`its findings for ${path.basename(name)} are valid`, async () => {
      const findings = await parse(file(name));
      assert.ok(findings.length > 0);
      assert.deepEqual(findingProblems(completed(findings)), []);
    });
  }

  it('its unit test passes', () => {
    const {passed, output} = sandbox.runTest('parser/parser.test.js');
    assert.ok(passed >= 4, output);
  });
});

describe('the example scan is correct', () => {
  it('a Scan of the scan type that the chart installs', () => assert.equal(startedType, nameOf(scanType)));

  it("its findings are the parser's output for its raw result", async () => {
    const shown = parseYaml(file('examples/nginx/findings.yaml')) as Finding[];
    assert.deepEqual(withoutSdkFields(shown), await parse(file('examples/nginx/header-check-results.json')));
    assert.deepEqual(findingProblems(shown), []);
    const origins = shown.map(({scan: origin}) => origin as {name: string; scan_type: string});
    assert.ok(origins.every(({name, scan_type: type}) => name === nameOf(scan) && type === startedType));
  });
});

describe('the rules of the example start scans', () => {
  it('every rule starts the scan type of the chart and has both labels', () => {
    const labels = {'securecodebox.io/invasive': 'non-invasive', 'securecodebox.io/intensive': 'light'};
    assert.notEqual(rules.length, 0);
    for (const rule of rules) {
      assert.equal(valueAt(rule, 'spec', 'scanSpec', 'scanType'), nameOf(scanType));
      for (const [key, value] of Object.entries(labels)) assert.equal(valueAt(rule, 'metadata', 'labels', key), value);
    }
  });

  it('for an open HTTPS port, as in the reference of findings, and on another port', () => {
    assert.deepEqual(Object.keys(startedBy(openPort())), ['header-check-https']);
    const attributes = {hostname: 'shop.example.com', port: 8443, service: 'https-alt', state: 'open'};
    const {'header-check-https': parameters} = startedBy({...openPort(), attributes});
    const page = site.page('docs/contributing/integrating-a-scanner/cascading-rules-dir.md').source;
    const shown = (parameters as string[]).map((one) => `\`${one}\``).join(' and ');
    assert.ok(page.replaceAll(/\s+/g, ' ').includes(shown), shown);
  });

  it('for a redirect that the parser reports, with its target unchanged', async () => {
    const [redirect] = await parse(file('parser/__testFiles__/redirect.json'));
    assert.deepEqual(startedBy(redirect!), {'header-check-redirect': ['https://shop.example.com/login']});
  });

  it('for no other finding of the example', async () => {
    for (const finding of await parse(file('parser/__testFiles__/nginx.json')))
      assert.deepEqual(startedBy(finding), {}, JSON.stringify(finding));
  });
});

const LOCATION = '/home/securecodebox/header-check-results.json';

const missing = [...(process.platform === 'win32' ? ['sh'] : []), 'curl', 'jq'].filter(
  (program) => spawnSync(program, ['--version'], {stdio: 'ignore'}).error,
);
const skip = missing.length > 0 ? `this machine has no ${missing.join(' and no ')}` : false;

/** Runs the wrapper script against a local server, and returns its output and its result. */
async function run(parametersFor: (url: string) => readonly string[]): Promise<{output: string; result: object}> {
  const folder = folderWith();
  const result = path.join(folder, 'result.json');
  const script = folderWith({'wrapper.sh': fileOf(assembled, 'scanner/wrapper.sh').replace(LOCATION, result)});
  const host = await listening(
    createServer((_, response) => {
      response.setHeader('Server', 'nginx/1.22.1');
      response.setHeader('X-Quoted', '"; rm -rf / #');
      response.end('<html></html>');
    }),
  );
  try {
    const {stdout} = await promisify(execFile)('sh', [path.join(script, 'wrapper.sh'), ...parametersFor(host.url)]);
    return {output: stdout, result: JSON.parse(readFileSync(result, 'utf8')) as object};
  } finally {
    await host.stop();
  }
}

describe('the wrapper script of the example scanner', {skip}, () => {
  it('writes the same fields as the sample, with the response headers', async () => {
    const {result, output} = await run((url) => [url]);
    const sample = JSON.parse(fileOf(assembled, 'parser/__testFiles__/nginx.json')) as object;
    const kinds = (object: object) => Object.entries(object).map(([key, value]) => [key, typeof value]);
    assert.deepEqual(kinds(result), kinds(sample));
    const {headers} = result as {headers: Record<string, string[]>};
    assert.deepEqual(headers['server'], ['nginx/1.22.1']);
    assert.deepEqual(headers['x-quoted'], ['"; rm -rf / #']);
    assert.match(output, /answered 200 with \d+ headers/);
  });

  it('keeps a parameter with spaces intact', async () => {
    await run((url) => [url, '--header', 'X-Note: two words']);
  });

  for (const [what, ...parameters] of [
    ['no parameter'],
    ['a server that does not answer', 'http://127.0.0.1:1'],
    ['a file instead of a server', 'file:///etc/passwd'],
  ])
    it(`fails with ${what}`, () =>
      assert.rejects(
        run(() => parameters),
        /Command failed/,
      ));
});
