import assert from 'node:assert/strict';
import {mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {watchPages} from '../../tools/check/watch';
import {folderWith, writeAll} from '../support/folder';
import {frontMatter} from './support/check';

const FILE = 'docs/example.md';
const page = (body: string): string => `${frontMatter()}\n${body}\n\nSee [all posts](/blog).\n`;

it('check --watch reports the problems of a page after each save', async (context) => {
  const root = folderWith();
  for (const folder of ['docs', 'blog', 'src/pages', 'static']) mkdirSync(path.join(root, folder), {recursive: true});
  writeAll(root, {'blog/tags.yml': '{}\n', 'blog/authors.yml': '{}\n'});
  const lines: string[] = [];
  const ended = new AbortController();
  context.after(() => ended.abort());
  const watching = watchPages(root, (line) => lines.push(line), ended.signal);
  /** Saves as some editors do, by renaming a new file, until the message appears. */
  const afterwards = async (text: string, expected: RegExp): Promise<void> => {
    lines.length = 0;
    for (let tries = 0; !lines.some((line) => expected.test(line)); tries += 1) {
      assert.ok(tries < 300, `${expected} is not in:\n${lines.join('\n')}`);
      if (tries % 20 === 0) {
        writeAll(root, {[`${FILE}.new`]: page(text)});
        renameSync(path.join(root, `${FILE}.new`), path.join(root, FILE));
      }
      // oxlint-disable-next-line no-await-in-loop -- waits for the watcher
      await wait(200);
    }
  };
  await afterwards('In kubernetes.', /^docs\/example\.md:6: .*"kubernetes"/);
  await afterwards('More.\n\nThe the host.', /^docs\/example\.md:8: Unexpected repeated/);
  await afterwards('In Kubernetes, the host.', /^0 problems;/);
  ended.abort();
  await watching;
});
