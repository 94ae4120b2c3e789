import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseMarkdown} from '../../src/markdown/parse';
import {outlineOf} from '../../tools/check/page/outline';
import {nodesOf} from '../../tools/check/page/pages';
import {renderMarkdown} from './support/render-markdown';

const values = '| Value | Type | Required | Default | Meaning |\n|--|--|--|--|--|\n';
const inOneLine = (html: string): string => html.replaceAll(/\n\s*/g, '');
const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('a table that explains names', () => {
  it('becomes a list: the name links to itself, followed by facts and the description', async () => {
    const html = await renderMarkdown(
      `${values}| \`image.tag\` | string | yes | \`1\` | Tag *of* the image. |\n`,
      'md',
    );
    assert.equal(
      inOneLine(html),
      '<ul class="entries" role="list"><li id="value-image.tag">' +
        '<a href="#value-image.tag"><code>image.tag</code></a> ' +
        '<span class="entry-facts"><span>string</span> ' +
        '<span><strong>required</strong></span> ' +
        '<span>default: <code>1</code></span></span>' +
        '<div>Tag <em>of</em> the image.</div></li></ul>',
    );
  });

  it('has an id for each entry, which the link check also finds', async () => {
    const flags = '| Flag | Meaning |\n|--|--|\n| `--all`, `-a` | A |\n';
    const page = `## One\n\n${flags}\n## Two\n\n${flags}\n### Three\n\n${flags}${'\n'}${flags}`;
    const ids = idsOf(await renderMarkdown(page, 'md'));
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.includes('flag-all') && ids.includes('two-flag-all'));
    assert.deepEqual(outlineOf(nodesOf(parseMarkdown(page, 'docs/page.md'))).anchors, new Set(ids));
  });
});

describe('a long table of values', () => {
  const numbered = (count: number, prefix: string): string[] => Array.from({length: count}, (_, at) => prefix + at);
  const page = (names: readonly string[]): string =>
    `## Values\n\n| Value | Meaning |\n|--|--|\n${names.map((name) => `| \`${name}\` | Words |\n`).join('')}`;

  const summariesOf = async (names: readonly string[]): Promise<string[]> =>
    [...(await renderMarkdown(page(names), 'md')).matchAll(/<details class="fields"><summary>(.+?)<\/summary>/g)].map(
      ([, label]) => (label ?? '').replaceAll(/<[^>]+>/g, ''),
    );

  it('has the values of one part in a closed disclosure, which the label counts', async () => {
    const names = ['a', ...numbered(8, 's3.v'), 'b.c', ...numbered(8, 'minio.v')];
    assert.deepEqual(await summariesOf(names), ['s3 8 values', 'minio 8 values']);
    const html = await renderMarkdown(page(names), 'md');
    assert.ok(html.indexOf('id="value-a"') < html.indexOf('<details'));
    assert.ok(html.indexOf('id="value-minio.v7"') > html.lastIndexOf('<details'));
  });

  it('is divided by the next key if most values have the same first key', async () => {
    const names = ['a', ...numbered(9, 'config.services.v'), ...numbered(9, 'config.containers.v')];
    assert.deepEqual(await summariesOf(names), ['config.services 9 values', 'config.containers 9 values']);
  });

  it('is open if a reader sees it at a glance, and if its names have no keys', async () => {
    assert.deepEqual(await summariesOf(numbered(15, 'minio.v')), []);
    assert.deepEqual(await summariesOf(numbered(20, 'docker.io/securecodebox/v')), []);
  });
});

describe('a table of messages', () => {
  const page =
    '| Message | Cause | Fix |\n|--|--|--|\n| `no <x>`, `bad x` {#no-x #old} | *You* | Run `y` |\n| `z` | Z | Y |\n';

  it('becomes a list of rows, which show the cause of each message and open its fix', async () =>
    assert.equal(
      inOneLine(await renderMarkdown(page, 'md')),
      '<ul class="messages" role="list"><li id="no-x"><a id="old"></a>' +
        '<details class="problem"><summary><span><code>no &lt;x&gt;</code>, <code>bad x</code></span>' +
        '<span aria-hidden="true">You</span></summary><p><strong>Cause:</strong> <em>You</em></p>' +
        '<p><strong>Fix:</strong> Run <code>y</code>' +
        '<a class="hash-link" href="#no-x" aria-label="Direct link to no &lt;x&gt;"></a></p></details></li>' +
        '<li id="message-z"><details class="problem"><summary><span><code>z</code></span>' +
        '<span aria-hidden="true">Z</span></summary><p><strong>Cause:</strong> Z</p><p><strong>Fix:</strong> Y' +
        '<a class="hash-link" href="#message-z" aria-label="Direct link to z"></a></p></details></li></ul>',
    ));

  it('has the ids that its rows choose, which the link check also finds', () =>
    assert.deepEqual(
      [...outlineOf(nodesOf(parseMarkdown(page, 'docs/page.md'))).anchors],
      ['no-x', 'old', 'message-z'],
    ));

  it('gets a field for pasting a message if it is long', async () => {
    const long = page + '| `y` | Y | X |\n'.repeat(20);
    const html = await renderMarkdown(`Text.\n\n## Messages\n\n${long}`, 'md');
    assert.match(html, /Paste your message[\s\S]*22 entries[\s\S]*<h2/);
    assert.doesNotMatch(await renderMarkdown(`Text.\n\n## Messages\n\n${page}`, 'md'), /Paste your message/);
  });
});

for (const [what, table] of [
  ['names no thing in code', '| Role | Meaning |\n|--|--|\n| Reader | Reads. |\n'],
  ['compares', '| Value | Meaning | Cost |\n|--|--|--|\n| `a` | A | 1 |\n'],
] as const) {
  it(`a table that ${what} stays a table`, async () => assert.match(await renderMarkdown(table, 'md'), /<table/));
}

it('nested fields become nested entries, with required ones highlighted', async () => {
  const html = await renderMarkdown(
    '- `env` (list of objects, optional): Variables. {#spec.env}\n  - `name` (string (text), required, default `x, y`) {#spec.env.name}\n',
    'md',
  );
  assert.equal(
    inOneLine(html),
    '<ul class="entries" role="list"><li id="spec.env"><a href="#spec.env"><code>env</code></a> ' +
      '<span class="entry-facts"><span>list of objects</span> ' +
      '<span>optional</span></span><div>Variables.</div>' +
      '<details class="fields" open=""><summary>1 field</summary>' +
      '<ul class="entries" role="list"><li id="spec.env.name"><a href="#spec.env.name"><code>name</code></a> ' +
      '<span class="entry-facts"><span>string (text)</span> ' +
      '<span><strong>required</strong></span> ' +
      '<span>default <code>x, y</code></span></span></li></ul></details></li></ul>',
  );
});
