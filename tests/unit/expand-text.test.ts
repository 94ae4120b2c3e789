import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {load} from 'cheerio';
import {plain, sentence} from '../../src/markdown/expand/text';
import {renderMarkdown} from './support/render-markdown';

/** The visible text. */
const shown = async (markdown: string): Promise<string> =>
  load(await renderMarkdown(markdown, 'md'))
    .text()
    .trim();

const TRICKY = [
  'Sets <name> in {braces} and {{attributes.port}} or {{{location}}}.',
  'Write host:port, a:b[c] or note:warning.',
  'Use 1 < 2 and <https://example.com/a> & more.',
  'Code `{{x}} <y> a:b {z}` stays, ``a ` b`` too.',
];

describe('a sentence of the catalog', () => {
  for (const text of TRICKY) {
    it(`is shown as it was written: ${text}`, async () => {
      const expected = text
        .replaceAll(/``(.*?)``|`(.*?)`/g, '$1$2')
        .replace('<https://example.com/a>', 'https://example.com/a');
      assert.equal(await shown(sentence(text)), expected);
    });
  }
});

describe('plain text, as in the schemas', () => {
  for (const text of [
    'A *star*, an under_score_d word, [brackets](x), ~~tildes~~, a # and a | bar, \\ too, & and !',
    'Text may hold * wildcards; keys.end.with/* and <tags> {braces} a:b.',
  ]) {
    it(`is shown as it was written: ${text}`, async () => assert.equal(await shown(plain(text)), text));
  }
});
