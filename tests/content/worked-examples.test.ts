import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {parse as parseYaml} from 'yaml';
import {unknownValues, valuesNotShown, valuesWithoutEffect} from './support/rendered';
import {assemble, FINDING_FILTER, fileOf, HEADER_CHECK, site} from './support/worked-example';

for (const example of [HEADER_CHECK, FINDING_FILTER]) {
  describe(`the worked example ${example.name} is complete`, () => {
    const assembled = assemble(example);
    const {files, problems} = assembled;

    it('every file of its tree is shown on a page, once or alike, and no other', () => {
      assert.deepEqual(problems, []);
      assert.ok(files.size >= 10, `only ${files.size} files`);
    });

    it('every file begins with the license header, where it can hold one', () => {
      const without = [...files].filter(([name, text]) => !name.endsWith('.json') && !isLicensed(text));
      assert.deepEqual(
        without.map(([name]) => name).filter((name) => name !== 'templates/NOTES.txt'),
        [],
      );
    });

    it('Chart.yaml names the chart like its folder, and is of the form of all charts', () => {
      const {name, apiVersion, kubeVersion} = parseYaml(fileOf(assembled, 'Chart.yaml')) as Record<string, unknown>;
      assert.deepEqual([name, apiVersion, kubeVersion], [example.name, 'v2', '>=v1.11.0-0']);
    });

    it('the documentation defines the sections that a chart needs', () => {
      const defined = [...fileOf(assembled, '.helm-docs.gotmpl').matchAll(/define "(extra\.\w+)"/g)].map(
        ([, name]) => name,
      );
      const page = site.page('docs/contributing/integrating-a-scanner/readme-and-helm-docs.md').text;
      const listed = [...page.matchAll(/^\| `(extra\.\w+)` \|/gm)].map(([, name]) => name);
      assert.deepEqual(defined, listed);
    });

    it('every value has an effect, and no template uses another', () => {
      assert.deepEqual(valuesWithoutEffect(files), []);
      assert.deepEqual(valuesNotShown(files), []);
    });

    it('the Taskfile names the module and includes the tasks of its kind', () => {
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

    it('the Taskfile only calls tasks that its page or another Taskfile has', () => {
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

    it('arguments for Helm end with a backslash in each line, and set values of the chart', () => {
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
