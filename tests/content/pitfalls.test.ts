import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'yaml';
import {listPages} from '../../tools/check/page/pages';

const root = path.resolve(__dirname, '../..');
const docs = listPages(root).filter((file) => file.startsWith('docs/'));
const pitfalls = parse(readFileSync(path.join(__dirname, 'pitfalls.yaml'), 'utf8')) as Record<
  string,
  readonly string[]
>;

/** What the pages of a section say, as their authors wrote it; `other` are those in no section. */
const textOf = (section: string): string =>
  docs
    .filter((file) => (file.split('/').length > 2 ? file.split('/')[1] : 'other') === section)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

describe('what readers would be bitten by without a word stands on the pages', () => {
  for (const [section, identifiers] of Object.entries(pitfalls)) {
    it(`of ${section}`, () => {
      const text = textOf(section);
      assert.deepEqual(
        identifiers.filter((identifier) => !text.includes(identifier)),
        [],
      );
    });
  }
});
