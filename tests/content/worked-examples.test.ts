import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parse as parseYaml} from 'yaml';
import {unknownValues} from './support/rendered';
import {assemble, FINDING_FILTER, fileOf, HEADER_CHECK} from './support/worked-example';

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
