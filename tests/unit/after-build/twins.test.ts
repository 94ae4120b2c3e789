import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {SitePage} from '../../../src/plugins/inventory/inventory';
import {llmsText} from '../../../src/plugins/after-build/steps/markdown-twins';
import {markdownTwin} from '../../../src/plugins/after-build/markdown-twin';

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
const twin = (source: string, document = page) => markdownTwin(document, source, site, '1.2.3');

test('the twin of a post says when it was published', () => {
  assert.match(twin('Text.', {...page, type: 'blog', date: '2022-01-18'}), /Published on 2022-01-18\. Page:/);
});

test('links in a twin are absolute, links in its code stay as they are', () => {
  const text = twin(
    '[a](/docs/x#y) ![b](/img/z.png) [c](pathname:///schemas/s.json) [d](https://e.org/)\n\n```md\n[a](/x)\n```\n',
  );
  assert.match(text, /\[a\]\(https:\/\/example\.org\/docs\/x#y\) !\[b\]\(https:\/\/example\.org\/img\/z\.png\)/);
  assert.match(text, /\[c\]\(https:\/\/example\.org\/schemas\/s\.json\) \[d\]\(https:\/\/e\.org\/\)/);
  assert.match(text, /```md\n\[a\]\(\/x\)\n```/);
});

test('a twin has none of the notation that only this site reads', () => {
  const text = twin(
    'import A from "b";\n\n## Head {#id}\n\nText {/* note */}more.\n\n<!-- truncate -->\n\n<div class="c">\n\nIn.\n\n</div>\n',
  );
  assert.doesNotMatch(text, /import|#id|note|truncate|div/);
  assert.match(text, /## Head\n\nText more\.\n\nIn\.\n$/);
});

test('a fence in a twin keeps language and title, and its content to the letter', () => {
  const code = '  import x from "y"\n<!-- kept {#kept} -->\n\n\n\n[x](/y)';
  const text = twin(`\`\`\`\`yaml title="a b.yaml" skip="because" {2,5-7}\n${code}\n\`\`\`\n\`\`\`\`\n`);
  assert.ok(text.includes('````yaml title="a b.yaml"\n'), text);
  assert.ok(text.includes(code), 'blank lines inside of code are kept');
});

test('llms.txt lists every listed page by group with its twin and description', () => {
  const post: SitePage = {...page, type: 'blog', route: '/blog/2022/01/18/p', title: 'Post', date: '2022-01-18'};
  const hidden: SitePage = {...page, route: '/docs/hidden', title: 'Hidden', unlisted: true};
  const text = llmsText({title: 'Site', tagline: 'What it is.', url: site}, [page, hidden, post], '1.2.3');
  assert.match(text, /^# Site\n\n> What it is\.\n/);
  assert.match(text, /## Scanners\n\n- \[Nmap\]\(https:\/\/example\.org\/docs\/scanners\/nmap\.md\): Finds ports\.\n/);
  assert.match(text, /## Blog\n\n- \[Post\]\(https:\/\/example\.org\/blog\/2022\/01\/18\/p\.md\)/);
  assert.doesNotMatch(text, /Hidden/);
});
