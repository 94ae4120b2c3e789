import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {parse as parseYaml} from 'yaml';
import {unknownValues, valuesNotShown, valuesWithoutEffect} from './support/rendered';
import {assemble, FINDING_FILTER, fileOf, HEADER_CHECK, site} from './support/worked-example';
import {assertNone} from '../support/said';

for (const example of [HEADER_CHECK, FINDING_FILTER]) {
  describe(`the worked example ${example.name} is complete`, () => {
    const assembled = assemble(example);
    const {files, problems} = assembled;

    it('the pages show every file of its tree, without contradictions, and no others', () => {
      assert.deepEqual(problems, []);
      assert.ok(files.size >= 10, `only ${files.size} files`);
    });

    it('every file that can have a license header starts with it', () => {
      const without = [...files].filter(([name, text]) => !name.endsWith('.json') && !isLicensed(text));
      assertNone(without.map(([name]) => name).filter((name) => name !== 'templates/NOTES.txt'));
    });

    it('Chart.yaml has the name of the folder and the same format as all charts', () => {
      const {name, apiVersion, kubeVersion} = parseYaml(fileOf(assembled, 'Chart.yaml')) as Record<string, unknown>;
      assert.deepEqual([name, apiVersion, kubeVersion], [example.name, 'v2', '>=v1.11.0-0']);
    });

    it('the documentation defines all required sections of a chart', () => {
      const defined = [...fileOf(assembled, '.helm-docs.gotmpl').matchAll(/define "(extra\.\w+)"/g)].map(
        ([, name]) => name,
      );
      const page = site.page('docs/contributing/integrating-a-scanner/readme-and-helm-docs.md').text;
      const listed = [...page.matchAll(/^\| `(extra\.\w+)` \|/gm)].map(([, name]) => name);
      assert.deepEqual(defined, listed);
    });

    it('every value has an effect, and templates use no other values', () => {
      assert.deepEqual(valuesWithoutEffect(files), []);
      assert.deepEqual(valuesNotShown(files), []);
    });

    it('the Taskfile sets the name of the module and includes the tasks of its kind', () => {
      const {version, includes, tasks} = parseYaml(fileOf(assembled, 'Taskfile.yaml')) as Taskfile;
      const [kind = ''] = path.basename(example.folder).split(/s$/);
      assert.equal(version, '3.48.0');
      const {[kind]: own} = includes;
      assert.equal(own?.taskfile, '../Taskfile.yaml');
      assert.equal(own?.flatten, true);
      assert.equal(own?.vars?.[`${kind}Name`], example.name);
      // Task rejects a task that the included file also defines, unless it is excluded.
      assert.deepEqual(own?.excludes, Object.keys(tasks));
    });

    it('the Taskfile only calls tasks that its page or another Taskfile defines', () => {
      const {includes, tasks} = parseYaml(fileOf(assembled, 'Taskfile.yaml')) as Taskfile;
      const page = site.page('docs/contributing/integrating-a-scanner/taskfile.md').text;
      const called = Object.values(tasks).flatMap(({deps = [], cmds}) => [...deps, ...cmds.map(({task}) => task)]);
      assert.ok(called.length > 0);
      for (const name of called) {
        const [module = '', task] = name.split(/:(.*)/);
        if (module in includes) assert.ok(page.includes(`| \`${task}\` |`), name);
        else assert.ok(page.includes(`- \`${name}\``), name);
      }
    });

    it('each line of Helm arguments ends with a backslash and sets a value of the chart', () => {
      const {includes} = parseYaml(fileOf(assembled, 'Taskfile.yaml')) as Taskfile;
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

/** The structure of the Taskfiles of secureCodeBox. */
interface Taskfile {
  readonly version: string;
  readonly includes: Readonly<
    Record<
      string,
      {
        readonly taskfile: string;
        readonly flatten?: boolean;
        readonly excludes?: readonly string[];
        readonly vars?: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly tasks: Readonly<
    Record<string, {readonly deps?: readonly string[]; readonly cmds: readonly {readonly task: string}[]}>
  >;
}

const isLicensed = (text: string): boolean =>
  text
    .replace(/^#!.*\n/, '')
    .replaceAll(/^(?:\{\{- \/\*|#|\/\/)?\s*/gm, '')
    .trimStart()
    .startsWith('SPDX-FileCopyrightText: the secureCodeBox authors\n');
