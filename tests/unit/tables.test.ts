import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compileMarkdown, renderMarkdown} from './support/render-markdown';

const formats = ['md', 'mdx'] as const;
const table = '| Key | Kind | Default |\n|:--|:-:|--:|\n| `a` | text | 1 |\n';

function regions(html: string): readonly string[] {
  return [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name ?? '');
}

for (const format of formats) {
  test(`.${format}: a table has named columns, classes for its alignment and a container that scrolls`, async () => {
    assert.equal(
      (await renderMarkdown(`## Values\n\n${table}`, format)).replaceAll('\n', ''),
      '<h2 id="values">Values</h2>' +
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Values"><table>' +
        '<thead><tr><th scope="col">Key</th><th class="text--center" scope="col">Kind</th>' +
        '<th class="text--right" scope="col">Default</th></tr></thead>' +
        '<tbody><tr><td><code>a</code></td><td class="text--center">text</td><td class="text--right">1</td></tr></tbody>' +
        '</table><template></template></div>',
    );
  });

  test(`.${format}: tables are named after the heading above them, each name appears once on the page`, async () => {
    const page = `${table}\n## The \`spec\` of *a* scan\n\n${table}\n${table}\n### Status\n\n- item\n\n${table}`;
    assert.deepEqual(regions(await renderMarkdown(page, format)), [
      'Table: A page',
      'Table: The spec of a scan',
      'Table: The spec of a scan (2)',
      'Table: Status',
    ]);
  });

  test(`.${format}: where the first header is empty, the first column names the rows`, async () => {
    const html = await renderMarkdown('|  | Yes | No |\n|--|--|--|\n| One | a | b |\n', format);
    assert.match(html, /<tr><td><\/td>\s*<th scope="col">Yes<\/th>/);
    assert.match(html, /<tr><th scope="row">One<\/th>\s*<td>a<\/td>/);
  });

  test(`.${format}: a table without any header keeps only the names of its rows`, async () => {
    const html = await renderMarkdown('| | |\n|--|--|\n| Group | `execution.securecodebox.io` |\n', format);
    assert.doesNotMatch(html, /<thead/);
    assert.match(html, /<th scope="row" role="rowheader">Group<\/th>/);
  });

  test(`.${format}: an empty header elsewhere fails the build with file, line, cause and fix`, async () => {
    await assert.rejects(
      compileMarkdown('Text.\n\n| Key | |\n|--|--|\n| a | b |\n', format),
      ({message}: Error) =>
        message.startsWith(`docs/page.${format}:3: A header cell of the table is empty`) &&
        message.includes(' — Write what the column holds.'),
    );
  });
}
