import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {type FactList, factProblems, readFactLists} from '../../tools/check/facts';
import {formatProblem} from '../../tools/check/problem';
import {Site} from '../../tools/check/site';
import {isPlaceholder} from '../../tools/check/style';

const root = path.resolve(__dirname, '../..');
const site = new Site(root);
const lists = readFactLists(root);

describe('every page tells the facts of its list', () => {
  for (const list of lists) {
    it(list.file, () => assert.deepEqual(factProblems(site, list).map(formatProblem), []));
  }

  it('no page has two lists', () => {
    const pages = lists.map(({source}) => (JSON.parse(source) as {page: string}).page);
    assert.deepEqual(pages.toSorted(), [...new Set(pages)].toSorted());
  });

  // An overview may have nothing to tell beyond its table.
  it('a section with lists has one for each of its written pages', (test) => {
    const listed = new Set(lists.map(({source}) => (JSON.parse(source) as {page: string}).page));
    const sections = new Set([...listed].map((page) => path.posix.dirname(page)));
    const pages = site.pageFiles.filter((page) => page.startsWith('docs/') && sections.has(path.posix.dirname(page)));
    const written = (page: string): boolean => !isPlaceholder(site.page(page)) && !page.endsWith('/index.md');
    const open = site.pageFiles.filter((page) => page.startsWith('docs/') && !listed.has(page));
    test.diagnostic(`${listed.size} pages with a list of facts, ${open.length} pages of the documentation without`);
    assert.deepEqual(
      pages.filter((page) => written(page) && !listed.has(page)),
      [],
    );
  });
});

describe('a fact that a page does not tell fails with file, line and mend', () => {
  const page = 'docs/example.md';
  const text =
    '---\ntitle: Example\n---\n\n| key | type |\n| --- | --- |\n| `a.b` | *string* |\n\nUse `--flag`\nnow, see [the site](https://example.com/x).\n\n- one\n- two:three\n\n```bash title="scan.yaml"\nhelm   list\n```\n';
  const example = new Site(root, {files: {[page]: text}});
  const check = (...facts: object[]): string[] => {
    const list: FactList = {file: 'tests/content/facts/example.json', source: JSON.stringify({page, facts}, null, 1)};
    return factProblems(example, list).map(formatProblem);
  };
  it('text is compared without marks and line ends', () => {
    const find = [
      'a.b string',
      'Use --flag now, see the site.',
      'https://example.com/x',
      'one two:three',
      'helm list',
      'title="scan.yaml"',
      '/a\\.b\\s+string/',
    ];
    assert.deepEqual(check({fact: 'All', kind: 'flag', find}), []);
  });
  it('what is missing is named', () => {
    assert.deepEqual(check({fact: 'Default', kind: 'default', find: ['one', 'four']}), [
      'tests/content/facts/example.json:9: docs/example.md does not tell the default "Default": `four` is not there — write it on the page, or put the fact among the omitted ones with a reason',
    ]);
  });
  it('an expression that does not match is named', () => {
    assert.match(check({fact: 'V', kind: 'version', find: ['/^four/i']})[0]!, /`\/\^four\/i` is not there/);
  });
  it('an omitted fact needs a reason', () => {
    assert.deepEqual(check({fact: 'A', kind: 'pitfall', omitted: 'told on another page'}), []);
    assert.match(
      check({fact: 'A', kind: 'pitfall', omitted: 'later'})[0]!,
      /:5: "A": omitted gives no reason — say in at least three words why$/,
    );
  });
  const wrong: [name: string, entry: object, message: RegExp][] = [
    [
      'an unknown kind',
      {fact: 'A', kind: 'flags', find: ['one']},
      /"A": the kind flags does not exist — did you mean `flag`\?$/,
    ],
    ['neither find nor omitted', {fact: 'A', kind: 'flag'}, /"A": an entry needs either find or omitted/],
    ['an empty find', {fact: 'A', kind: 'flag', find: []}, /"A": find is not a list of texts/],
    ['a text that is found everywhere', {fact: 'A', kind: 'flag', find: ['e']}, /at least two characters/],
    ['an unknown key', {fact: 'A', kind: 'flag', finds: ['one']}, /"A": an entry has the key finds/],
  ];
  for (const [name, entry, message] of wrong) it(`${name} is refused`, () => assert.match(check(entry)[0]!, message));
  it('a page that does not exist is refused', () => {
    const list = {file: 'f.json', source: '{"page": "docs/exmaple.md", "facts": [1]}'};
    assert.deepEqual(factProblems(example, list).map(formatProblem), [
      'f.json:1: there is no page docs/exmaple.md — did you mean `docs/example.md`?',
    ]);
  });
});
