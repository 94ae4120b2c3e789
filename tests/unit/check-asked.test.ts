import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {askedOf} from '../../src/plugins/local-search/asked';
import {checkPage} from '../../tools/check/check-page';
import {strayAskedProblems} from '../../tools/check/page/asked';
import {Site} from '../../tools/check/site';
import {formatProblem} from '../../src/text/flaw';
import {assertSaid} from '../support/said';
import {folderWith, writeAll} from '../support/folder';
import {frontMatter, nextStep, root} from './support/check';

const FILE = 'docs/example.asked.yaml';
const page = `${frontMatter()}\n## Clean up\n\nText.\n\n## 4.1 {#v4.1}\n\nText.${nextStep}\n`;
const siteWith = (asked: string): Site => new Site(root, {files: {'docs/example.md': page, [FILE]: asked}});

describe('how readers ask for sections stands in a file beside the page', () => {
  it('is read by the id of the heading, anew by every build', () => {
    const folder = folderWith();
    const save = (text: string): void => writeAll(folder, {'docs/a.asked.yaml': text});
    assert.deepEqual([...askedOf(folder, 'docs/a.md')], []);
    save('clean-up: [what now, "404"]\nv4.1: [old]\n');
    const entries = [
      ['clean-up', ['what now', '404']],
      ['v4.1', ['old']],
    ];
    assert.deepEqual([...askedOf(folder, 'docs/a.md')], entries);
    assert.deepEqual([...askedOf(folder, 'docs/a.mdx')], entries);
    save('clean-up: [what');
    assert.throws(() => askedOf(folder, 'docs/a.md'), /docs\/a\.asked\.yaml cannot be read: /);
  });

  const mend = 'write a line for each heading: heading-id: [one phrase, another one]';
  for (const [name, asked, ...problems] of [
    ['a file that is right', 'clean-up: [what now, and then]\nv4.1: [what now]\n'],
    ['an unknown id', '# Note\nclen-up: [a]', '2: docs/example.md has no heading `clen-up` — did you mean `clean-up`?'],
    ['an empty file', '# Nothing\n', `1: the file is empty — ${mend}, or remove the file`],
    ['a list', '- clean-up', `1: this is a list, not a map — ${mend}`],
    [
      'a phrase that is no list',
      'clean-up: what now',
      '1: clean-up: this is a text, not a list — write [one phrase, another one]',
    ],
    ['a heading without phrases', 'clean-up: []', '1: clean-up: too few stand here — write [one phrase, another one]'],
    ['a number', 'v4.1: [404]', '1: v4.1[0]: this is a number, not a text — put it in quotes'],
    ['a phrase twice', 'clean-up: [a]\nv4.1: [b,\n  b]', '3: v4.1[1]: "b" stands here twice — remove one of the two'],
    ['a heading twice', 'clean-up: [a]\nclean-up: [b]', '2: YAML: Map keys must be unique — …'],
    ['broken YAML', 'clean-up: [a\nv4.1: [b]', '…: YAML: … — …'],
  ] as const)
    it(`${name} is judged with file, line, heading and mend`, async () => {
      const found = await checkPage(siteWith(asked), 'docs/example.md');
      assertSaid(
        found.map(formatProblem),
        problems.map((problem) => `${FILE}:${problem}`),
      );
    });

  it('a directive that cannot be read is told alone, without what it would have brought', async () => {
    const files = {
      'docs/example.md': `${page}\n::scanner-card{id="nmpa"}\n\n[It](#state)\n`,
      'docs/examples.md': `${page.replaceAll('xample', 'xamples')}\n[It](/docs/example#state)\n`,
      [FILE]: 'state: [how]',
    };
    const site = new Site(root, {files});
    const told = await Promise.all(['docs/example.md', 'docs/examples.md'].map((file) => checkPage(site, file)));
    assertSaid(told.flat().map(formatProblem), ['docs/example.md:… there is no scanner "nmpa" — did you mean `nmap`?']);
  });

  it('a file that a renamed page left behind is told, and which name it should have', () => {
    const files = {
      'docs/example.md': page,
      'docs/examples.md': page,
      'docs/examples.asked.yaml': 'clean-up: [b]',
      'docs/exampel.asked.yaml': 'a: [b]',
      'docs/example.asked.yml': 'a: [b]',
    };
    assert.deepEqual(strayAskedProblems(new Site(root, {files})).map(formatProblem), [
      `docs/exampel.asked.yaml:1: there is no page docs/exampel.md beside this file — did you mean \`${FILE}\`?`,
      `docs/example.asked.yml:1: there is no page docs/example.md beside this file — did you mean \`${FILE}\`?`,
    ]);
  });
});
