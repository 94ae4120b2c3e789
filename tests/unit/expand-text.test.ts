import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scanners} from '../../src/catalog';
import {plain, sentence} from '../../src/markdown/expand/text';
import {catalogWith, expand} from './support/expand';
import {renderMarkdown} from './support/render-markdown';

/** The text that a reader sees. */
async function shown(markdown: string): Promise<string> {
  const html = await renderMarkdown(markdown, 'md');
  const text = html.replaceAll(/<[^>]*>/g, '').trim();
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

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

describe('a value of the catalog among the entries of a reference', () => {
  it('is shown as it was written, whatever it holds', async () => {
    const [nmap] = scanners.filter(({id}) => id === 'nmap');
    assert.ok(nmap);
    const values = [
      {key: 'a|b', type: 'string', default: 'x | "y" <z>', meaning: 'One | two, <three>, {four}, {{five}}.'},
      {key: 'empty', type: 'string', default: '', meaning: 'Nothing.'},
    ];
    const catalog = catalogWith({scanners: [{...nmap, chart: {...nmap.chart, values}}]});
    const html = await renderMarkdown(expand('::scanner-values{id="nmap"}', 'docs/page.md', catalog), 'md');
    const parts = [...html.matchAll(/<(a|span|div)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner = '']) =>
      inner.replaceAll(/<[^>]*>/g, ''),
    );
    assert.deepEqual(parts.slice(1), [
      'a|b',
      'string',
      'default: x | &quot;y&quot; &lt;z&gt;',
      'One | two, &lt;three&gt;, {four}, {{five}}.',
      'empty',
      'string',
      'default: &quot;&quot;',
      'Nothing.',
    ]);
  });
});
