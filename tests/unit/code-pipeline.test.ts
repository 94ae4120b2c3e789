import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compileMarkdown, fenceProps} from './support/render-markdown';

const formats = ['md', 'mdx'] as const;

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\`\n`;
}

for (const format of formats) {
  test(`.${format}: a fence reaches the client as one string of HTML`, async () => {
    const [props] = await fenceProps(fence('yaml title="scan.yaml"', 'kind: Scan # "a" & <b>'), format);
    assert.deepEqual(props, {
      html: '<span class="token property">kind</span>: Scan <span class="token comment"># "a" &amp; &lt;b&gt;</span>',
      language: 'yaml',
      label: 'YAML',
      title: 'scan.yaml',
    });
  });

  test(`.${format}: line breaks, backslashes and braces arrive as they were written`, async () => {
    const code = '{ "a": "\\\\n" }\n\n   ${x} `y`\n\t{{ z }}';
    const [props] = await fenceProps(fence('text', code), format);
    assert.equal(props?.['html'], code);
  });

  test(`.${format}: fences in lists, admonitions and details are highlighted, too`, async () => {
    const nested =
      '- item\n\n  ```json\n  {"a": 1}\n  ```\n\n:::note\n\n```bash\nls\n```\n\n:::\n\n<details>\n<summary>More</summary>\n\n```go\nx := 1\n```\n\n</details>\n';
    const props = await fenceProps(nested, format);
    assert.equal(props.map(({language}) => language).join(), 'json,bash,go');
  });
}

test('inserted and deleted lines of a diff are marked, its header is not', async () => {
  const [props] = await fenceProps(fence('diff', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n same\n-old\n+new'));
  const kinds = String(props?.['html']).match(/(?<=<span class="code-line)[^"]*(?=">)/g);
  assert.deepEqual(kinds, ['', '', '', '', ' code-deleted', ' code-inserted']);
});

test('in a terminal session, commands are separate from output, so that only commands are copied', async () => {
  const [props] = await fenceProps(fence('console', '$ echo "<a>" \\\n  b\n<a> b'));
  const html = String(props?.['html']);
  assert.deepEqual(html.match(/(?<=<span class="code-line code-)\w+/g), ['command', 'command', 'output']);
  assert.match(html, /<span class="code-prompt">\$ <\/span>/);
});

test('a live fence includes its source and imports the editor, but other fences do not', async () => {
  const live = await compileMarkdown(fence('jsx live noInline', '<b>x</b>'), 'mdx');
  assert.match(live, /live: \(\) => import\("@theme\/LiveCodeBlock"\)/);
  assert.match(live, /code: "<b>x<\/b>"/);
  assert.match(live, /metastring: "noInline"/);
  assert.doesNotMatch(await compileMarkdown(fence('jsx', '<b>x</b>'), 'mdx'), /LiveCodeBlock/);
});

const refused: readonly (readonly [name: string, markdown: string, message: RegExp])[] = [
  ['an unknown language', fence('yamll', 'a'), /docs\/page\.md:3: The language "yamll" .* — did you mean `yaml`\?/],
  ['indented code', '    a\n', /docs\/page\.md:3: The code has no language — .* four spaces/],
  ['a meta glued to the language', fence('yaml{1}', 'a'), /docs\/page\.md:3: .* — Put a space/],
  ['an unknown key', fence('yaml titel="a"', 'a'), /:3: "titel" in the meta .* — did you mean `title`\?/],
  ['an unknown word', fence('yaml foo', 'a'), /:3: "foo" in the meta .* — use one of title, .* live, noInline/],
  [
    'an open quotation',
    fence('yaml title="scan.yaml', 'a'),
    /quotation mark of "title="scan.yaml" .* — Write key="text"/,
  ],
  ['a nested quotation', fence('yaml desc="he said "no" loudly"', 'a'), /not closed, or text follows.* in single ones/],
  ['an empty value', fence('yaml skip=""', 'a'), /"skip" .* is empty — Write its text, or leave "skip" out/],
  ['a repeated key', fence('yaml title="a" title="b"', 'a'), /"title" appears twice .*— Keep one/],
  ['a command that does not end', fence('console', '$ a\n$ echo "'), /docs\/page\.md:5: The command does not end/],
];

for (const [name, markdown, message] of refused) {
  test(`${name} fails the build with file, line, cause and fix`, async () => {
    await assert.rejects(compileMarkdown(`A page.\n\n${markdown}`, 'md'), ({message: given}: Error) => {
      assert.match(given, message);
      assert.match(given, / — /);
      return true;
    });
  });
}
