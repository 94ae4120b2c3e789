import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {SitePage} from '../../../src/plugins/inventory/inventory';
import {llmsText} from '../../../src/plugins/after-build/steps/markdown-twins';
import {markdownTwin} from '../../../src/plugins/after-build/twin/twin';

const page: SitePage = {
  type: 'docs',
  tag: 'docs-default-current',
  isMain: true,
  route: '/docs/scanners/nmap',
  source: 'docs/scanners/nmap.md',
  title: 'Nmap',
  description: 'Finds ports.',
  unlisted: false,
  categories: ['Scanners'],
  section: 'Scanners',
  labels: [],
  frontMatter: {},
};
const site = 'https://example.org';
const twin = (source: string, document = page, baseUrl = '/') =>
  markdownTwin(document, source, {url: site, baseUrl, routes: new Set([`${baseUrl}docs/x`]), release: '1.2.3'});

test('a link in a twin leads to the twin of a page that has one, below the base URL of the site', () => {
  const text = twin('[a](/docs/x#y) [b](/trust) `[c](/docs/x)`', page, '/old/');
  assert.ok(text.includes(`[a](${site}/old/docs/x.md#y) [b](${site}/old/trust) \`[c](/docs/x)\``), text);
});

test('prose that begins like a line of a script stays in a twin', () => {
  assert.match(
    twin('Helm can\nimport it from a file, and\nexport all.'),
    /\nimport it from a file, and\nexport all\.\n$/,
  );
});

test('an admonition is a quotation in a twin, with its kind, its title and its code', () => {
  const box = ':::warning[Not `here`]\nMind:\n\n- one\n\n```bash\na\n\nb\n```\n:::\nNext.';
  const quoted = '> **Warning: Not `here`**\n>\n> Mind:\n>\n> - one\n>\n> ```bash\n> a\n>\n> b\n> ```\n\nNext.\n';
  assert.ok(twin(box).endsWith(quoted), twin(box));
});

test('a twin says what a try block comes to', () => {
  const rule =
    '```yaml title="r.yaml" try="post-processing"\nrules:\n  - matches: {anyOf: [{category: Host}]}\n    override: {severity: HIGH}\n```';
  const finding = (category: string) =>
    `\`\`\`yaml title="f.yaml" try="finding"\nname: a\ncategory: ${category}\n\`\`\``;
  const [first = '', second = ''] = twin([rule, finding('Host'), rule, finding('Port')].join('\n\n'))
    .split('title="r.yaml"')
    .slice(1);
  assert.match(first, /```\n\n\*\*What it comes to:\*\* [^]*severity: HIGH[^]*```/);
  assert.match(second, /\*\*What it comes to:\*\* /);
  assert.doesNotMatch(second.split('What it comes to')[1] ?? '', /severity: HIGH/);
});

test('a fence in a twin keeps language and title, and its content to the letter', () => {
  const code = '  import x from "y"\n<!-- kept {#kept} -->\n\n\n\n[x](/y)';
  const text = twin(`\`\`\`\`yaml title="a b.yaml" skip="because"\n${code}\n\`\`\`\n\`\`\`\`\n`);
  assert.ok(text.includes('````yaml title="a b.yaml"\n'), text);
  assert.ok(text.includes(code), 'blank lines inside of code are kept');
});

test('llms.txt lists every listed page by group with its twin and description', () => {
  const post: SitePage = {...page, type: 'blog', route: '/blog/2022/01/18/p', title: 'Post', date: '2022-01-18'};
  const hidden: SitePage = {...page, route: '/docs/hidden', title: 'Hidden', unlisted: true};
  const text = llmsText(
    {title: 'Site', tagline: 'What it is.', url: site, baseUrl: '/'},
    [page, hidden, post],
    '1.2.3',
    1_600_000,
  );
  assert.match(text, /1\.2\.3[^]*1\.6 MB: https:\/\/example\.org\/llms-full\.txt/);
  assert.match(text, /^# Site\n\n> What it is\.\n/);
  assert.match(text, /## Scanners\n\n- \[Nmap\]\(https:\/\/example\.org\/docs\/scanners\/nmap\.md\): Finds ports\.\n/);
  assert.match(text, /## Blog\n\n- \[Post\]\(https:\/\/example\.org\/blog\/2022\/01\/18\/p\.md\)/);
  assert.doesNotMatch(text, /Hidden/);
});
