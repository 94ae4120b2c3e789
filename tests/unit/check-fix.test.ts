import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, it, type TestContext} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {fixedLine, fixPages} from '../../tools/check/fix';
import {watchPages} from '../../tools/check/watch';
import {frontMatter} from './support/check';
import {folderWith, writeAll} from '../support/folder';

let root: string;
const FILE = 'docs/example.md';

const write = (file: string, text: string): void => writeAll(root, {[file]: text});
const page = (body: string): string => `${frontMatter()}\n${body}\n\nGo on with [the other page](/docs/other).\n`;

beforeEach(() => {
  root = folderWith();
  for (const folder of ['blog', 'src/pages', 'static']) mkdirSync(path.join(root, folder), {recursive: true});
  write('blog/tags.yml', '{}\n');
  write('blog/authors.yml', '{}\n');
  write(
    'docs/other.md',
    page('Text. And [the example](/docs/example).')
      .replace('title: Example', 'title: Other')
      .replace('this example page', 'the other page'),
  );
});
/** Mistake and fix, as whole lines of a page. */
const FIXES: readonly (readonly [what: string, from: string, to: string])[] = [
  [
    'the name of a product',
    'Run it in kubernetes, with `kubernetes` kept.',
    'Run it in Kubernetes, with `kubernetes` kept.',
  ],
  ['a British form', 'Its behaviour and colour.', 'Its behavior and color.'],
  ['a British form that dictionaries take', 'Artefacts of two centres.', 'Artifacts of two centers.'],
  ['a doubled word', 'It scans the the host.', 'It scans the host.'],
  ['an article', 'A example of an scan.', 'An example of a scan.'],
  ['an address without encryption', 'See [Nmap](http://nmap.org/book/).', 'See [Nmap](https://nmap.org/book/).'],
  ['a route that ends in a slash', 'See [this page](/docs/other/#more).', 'See [this page](/docs/other#more).'],
  ['a box of another name', ':::caution\n\nText.\n\n:::', ':::warning\n\nText.\n\n:::'],
];

describe('check --fix', () => {
  for (const [what, from, to] of FIXES)
    it(`fixes ${what} in the file`, async () => {
      write(FILE, page(from));
      assert.notDeepEqual(await fixPages(root, [FILE]), []);
      assert.equal(readFileSync(path.join(root, FILE), 'utf8'), page(to));
      assert.deepEqual(await fixPages(root, [FILE]), []);
    });

  it('leaves what a person has to decide, and files that nobody named', async () => {
    const body = 'Add it to the whitelist, seamlessly.\n\n:::banana\n\nText.\n\n:::';
    write(FILE, page(body));
    write('docs/third.md', page('In kubernetes.'));
    assert.deepEqual(await fixPages(root, [FILE]), []);
    assert.equal(readFileSync(path.join(root, FILE), 'utf8'), page(body));
    assert.equal(readFileSync(path.join(root, 'docs/third.md'), 'utf8'), page('In kubernetes.'));
  });

  it('changes only words: no code, address or id of the same letters', () => {
    const fix = {from: 'kubernetes', to: 'Kubernetes'};
    assert.equal(
      fixedLine('kubernetes `kubernetes` [kubernetes](/docs/kubernetes) kubernetes-sigs {#kubernetes}', fix),
      'Kubernetes `kubernetes` [Kubernetes](/docs/kubernetes) kubernetes-sigs {#kubernetes}',
    );
    assert.equal(fixedLine('`kubernetes`', fix), undefined);
  });
});

/** A watch over the folder. */
function watched(context: TestContext) {
  const lines: string[] = [];
  const ended = new AbortController();
  context.after(() => ended.abort());
  const watching = watchPages(root, (line) => lines.push(line), ended.signal);
  return {
    /** Passes when all that is expected is said after a change. */
    async afterwards(change: () => void, ...expected: readonly RegExp[]): Promise<void> {
      lines.length = 0;
      change();
      for (let tries = 0; !expected.every((one) => lines.some((line) => one.test(line))); tries += 1) {
        assert.ok(tries < 1200, `${expected.join(', ')} are not in:\n${lines.join('\n')}`);
        // oxlint-disable-next-line no-await-in-loop -- waits for the watcher
        await wait(50);
      }
    },
    async end(): Promise<void> {
      ended.abort();
      await watching;
    },
  };
}

describe('check --watch', () => {
  it('reports what is wrong after each save, until it is ended', async (context) => {
    write(FILE, page('In kubernetes.'));
    const {afterwards, end} = watched(context);
    await afterwards(() => {}, /^1 problem;/, /^docs\/example\.md:6: .*"kubernetes"/);
    await afterwards(
      () => write(FILE, page('More.\n\nIn kubernetes, the the host.')),
      /^2 problems;/,
      /^docs\/example\.md:8: Unexpected repeated/,
    );
    // Some editors write a new file and put it in the place of the old one, again and again.
    for (const [text, problems] of [
      ['In kubernetes, the host.', /^1 problem;/],
      ['In Kubernetes, the host.', /^0 problems;/],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      await afterwards(() => {
        write(`${FILE}.new`, page(text));
        renameSync(path.join(root, `${FILE}.new`), path.join(root, FILE));
      }, problems);
    await afterwards(
      () => rmSync(path.join(root, 'docs/other.md')),
      /^docs\/example\.md:\d+: there is no page \/docs\/other/,
    );
    await afterwards(() => write('blog/tags.yml', 'a: "b\n'), /^blog\/tags\.yml:\d: /);
    await end();
  });
});
