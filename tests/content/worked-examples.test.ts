import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parse as parseYaml} from 'yaml';
import {manifestsOf, unknownValues, type Values} from './support/rendered';
import {assemble, fileOf, FINDING_FILTER, HEADER_CHECK, Sandbox, site} from './support/worked-example';

for (const example of [HEADER_CHECK, FINDING_FILTER]) {
  describe(`the worked example ${example.name} is complete`, () => {
    const assembled = assemble(example);
    const {files, problems} = assembled;

    it('the pages show every file of its tree, without contradictions, and no others', () => {
      assert.deepEqual(problems, []);
      assert.ok(files.size >= 10, `only ${files.size} files`);
    });

    it('each line of Helm arguments ends with a backslash and sets a value of the chart', () => {
      const {includes} = parseYaml(fileOf(assembled, 'Taskfile.yaml')) as {
        includes: Record<string, {vars?: Record<string, string>}>;
      };
      const {vars = {}} = Object.values(includes)[0] ?? {};
      const [, lines = ''] =
        Object.entries(vars).find(([name]) => name.startsWith('additionalHelmInstallArgsFor')) ?? [];
      for (const line of lines.trim().split('\n')) {
        const [, name = ''] = /^--set(?:-string)?="([\w.]+)(?:\[\d+\][\w.]*)?=.*" \\$/.exec(line) ?? [];
        assert.notEqual(name, '', line);
        assert.deepEqual(unknownValues(files, {[name]: ''}), []);
      }
    });
  });
}

const assembled = assemble(FINDING_FILTER);
const file = (name: string): string => fileOf(assembled, name);

interface Hook {
  readonly metadata: {readonly name: string; readonly labels: Readonly<Record<string, string>>};
  readonly spec: {
    readonly type: string;
    readonly image: string;
    readonly env: readonly {readonly name: string; readonly value: string}[];
  };
}
/** Values that cover every branch of the templates. */
const filled: Values = {
  categories: ['Host', 'Open Port'],
  imagePullSecrets: [{name: 'registry'}],
  hook: {
    labels: {team: 'red', stage: 'test'},
    ttlSecondsAfterFinished: 60,
    env: [{name: 'MORE', value: 'yes'}],
    extraVolumes: [{name: 'scratch', emptyDir: {}}],
    extraVolumeMounts: [{name: 'scratch', mountPath: '/scratch'}],
    tolerations: [{key: 'scans', operator: 'Exists'}],
    resources: {requests: {cpu: '50m', memory: '64Mi'}},
  },
};

const hook = (values: Values = {}): Hook => manifestsOf(assembled.files, values)[0] as unknown as Hook;

const sandbox = new Sandbox(assembled, FINDING_FILTER);

describe('the example hook installs one hook', () => {
  it('that can write findings and is named after chart and release', () => {
    const {metadata, spec} = hook();
    assert.equal(metadata.name, 'example-finding-filter');
    assert.equal(spec.type, 'ReadAndWrite');
    assert.match(spec.image, /^docker\.io\/securecodebox\/hook-finding-filter:/);
  });

  it('with all labels, including those for a hookSelector', () => {
    const {labels} = hook(filled).metadata;
    assert.equal(labels['team'], 'red');
    assert.equal(labels['stage'], 'test');
    assert.equal(labels['app.kubernetes.io/name'], 'finding-filter');
    assert.equal(labels['app.kubernetes.io/instance'], 'example');
  });

  it('with the environment variable that the page shows', () => {
    const [variable] = hook(filled).spec.env;
    const page = site.page('docs/contributing/integrating-a-hook/templates-dir.md').text;
    assert.ok(page.includes(`  - name: ${variable?.name}\n    value: ${JSON.stringify(variable?.value)}\n`));
    assert.match(file('hook/hook.js'), new RegExp(`process\\.env\\["${variable?.name}"\\]`));
  });
});

describe('the tests of the example hook pass', () => {
  it('its unit test, with the names that the page shows', () => {
    const {passed, output} = sandbox.runTest('hook/hook.test.js');
    const names = [...file('hook/hook.test.js').matchAll(/^test\("(.+)"/gm)].map(([, name]) => `  ✓ ${name}`);
    assert.equal(passed, names.length, output);
    const page = site.page('docs/contributing/integrating-a-hook/hook.md').text;
    assert.ok(page.includes(['hook/hook.test.js:', ...names].join('\n')));
  });
});
