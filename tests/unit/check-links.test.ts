import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {nextStep, pageProblems} from './support/check';
import {assertSaid} from '../support/said';

const target = {
  'docs/target.md':
    '---\ntitle: T\n---\n\n## One thing\n\n## Two {#second}\n\n- item {#item #alias}\n\n<a id="raw"></a>\n\n## One thing\n',
};

const problems = (body: string, file = 'docs/example.md'): Promise<string[]> =>
  pageProblems(body + nextStep, {file, files: target});

const check = (cases: readonly (readonly [link: string, problem?: string])[]): void => {
  for (const [link, problem] of cases) {
    it(`${problem === undefined ? 'accepts' : 'refuses'} ${link}`, async () => {
      assertSaid(await problems(`See [it](${link}).`), problem === undefined ? [] : [`6: ${problem}`]);
    });
  }
};

describe('links within the site lead to pages', () => {
  check([
    ['/docs/target'],
    ['/blog/tags/helm'],
    ['/blog/page/2'],
    ['/'],
    ['/site-map'],
    ['/docs/scanners/nmpa', 'there is no page /docs/scanners/nmpa — did you mean `/docs/scanners/nmap`?'],
    ['/docs/hooks/nmap', 'there is no page /docs/hooks/nmap — did you mean `/docs/scanners/nmap`?'],
    ['/docs/scanners/', 'the link /docs/scanners/ ends in a slash — write /docs/scanners'],
    ['/docs/target.md', 'the link /docs/target.md names a file — write the route without .md'],
    ['/docs/hooks/notification-hook#a', '… only leads on — write /docs/hooks/notification-webhook#a'],
    ['./target', 'the link ./target is relative — write /docs/target'],
    ['target.md#item', 'the link target.md#item is relative — write /docs/target#item'],
    ['../blog/tags', 'the link ../blog/tags is relative — write /blog/tags'],
    [
      './targets.md',
      'the link ./targets.md is relative — write the route from the root, for example /docs/scanners/nmap',
    ],
    ['https://www.securecodebox.io/docs/target', 'the link … leads to this site — write /docs/target'],
  ]);
});

describe('anchors exist on the page they lead to', () => {
  check([
    ['/docs/target#one-thing'],
    ['/docs/target#one-thing-1'],
    ['/docs/target#second'],
    ['/docs/target#item'],
    ['/docs/target#alias'],
    ['/docs/target#raw'],
    [
      '/docs/target#two',
      '/docs/target has no anchor #two — … {#two}, … one of one-thing, second, item, alias, raw, one-thing-1',
    ],
    ['/docs/target#one-thin', '/docs/target has no anchor #one-thin — did you mean `one-thing`?'],
    ['/blog/tags#a', '/blog/tags is a list without anchors — link to /blog/tags'],
    ['#here', 'the page has no anchor #here — give a renamed heading {#here}, or leave it out; there are none'],
  ]);
  it('accepts an anchor of the page itself', async () => {
    assert.deepEqual(await problems('## A b\n\nSee [it](#a-b).'), []);
  });
  it('knows the anchors that a directive makes', async () => {
    assert.deepEqual(await problems('See [it](#spec.scantype).\n\n::schema{kind="Scan" path="spec"}'), []);
  });
});

describe('links to files and to other sites', () => {
  check([
    ['pathname:///img/logo.svg'],
    ['pathname:///docs/scanners/nmap.md'],
    ['pathname:///llms.txt'],
    ['pathname:///schemas/scn.schema.json', 'the site has no file … — did you mean `/schemas/scan.schema.json`?'],
    ['/schemas/scan.schema.json', 'the … leads to a file, not to a page — write pathname:///schemas/scan.schema.json'],
    ['http://juice-shop.demo-targets.svc:3000', '… leads nowhere outside a cluster — write the address as inline code'],
    ['http://localhost:9000', 'the link http://localhost:9000 leads nowhere outside a cluster — write the address …'],
    ['ftp://example.com', 'the link ftp://example.com begins with ftp:, which is no kind of address — write https://…'],
  ]);
  const nowhere = 'there is no page /docs/nowhere — link to a route that exists';
  for (const [what, body, problem, file] of [
    ['a link of reference style', 'See [it][x].\n\n[x]: /docs/nowhere', `8: ${nowhere}`],
    ['a link in HTML', '<a href="/docs/nowhere">it</a>', `6: ${nowhere}`],
    [
      'a link in MDX',
      `import Link from '@docusaurus/Link';\n\n<Link to="/docs/nowhere">it</Link>`,
      `8: ${nowhere}`,
      'docs/a.mdx',
    ],
  ] as const)
    it(`sees ${what}`, async () => assertSaid(await problems(body, file), [problem]));
});

describe('every page has a next step', () => {
  it('so one without a link to another page fails', async () => {
    assert.deepEqual(await pageProblems('Text with [a link](https://nmap.org/) and [another](#a).\n\n## A'), [
      '1: no link of the page leads to another page of the site — end with a next step',
    ]);
  });
});
