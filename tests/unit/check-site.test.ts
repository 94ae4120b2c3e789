import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatProblem} from '../../src/lib/diagnostic';
import {knownRouteProblems, sidebarProblems} from '../../tools/check/index';
import {routeFix} from '../../tools/check/links/routes';
import {parsePage} from '../../tools/check/page/pages';
import {checkSection} from '../../tools/check/page/sections';
import {checkPages} from '../../tools/check/parallel';
import {checkPattern} from '../../tools/check/prose/sources';
import {annotation} from '../../tools/check/report';
import {Site} from '../../tools/check/site';
import {assertSaid} from '../support/said';
import {frontMatter, nextStep, pageProblems, root} from './support/check';

describe('after a release, the check finds mentions of the previous one', () => {
  const page = (text: string) => parsePage('docs/example.md', text);
  it('in sentences, commands and images', () => {
    const text =
      'Use release\n4.16.0, which crashes.\n\nhelm pull x --version 4.16.0\nhelm push $chart-4.16.0.tgz\ndocker.io/securecodebox/lurker:4.16.0\n\nThe version of the chart, `4.16.0`.';
    const found = checkPattern(page(text), '4.17.0').map(({line, problem}) => `${line}: ${problem}`);
    const problem = 'the page names release 4.16.0, but the release is 4.17.0';
    assert.deepEqual(found, [`2: ${problem}`, `5: ${problem}`, `6: ${problem}`, `8: ${problem}`]);
  });
  it('but not the current release, history and versions of other programs', () =>
    assert.deepEqual(checkPattern(page('Release 4.17.0, releases before 4.6.0, lodash 4.17.11.'), '4.17.0'), []));
});

describe('mistakes outside of pages', () => {
  it('an MDX component without its closing tag', async () => {
    const body = `import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText.${nextStep}`;
    assertSaid(await pageProblems(body, {file: 'docs/example.mdx'}), ['8: MDX: … — end it with </Tabs>…']);
  });
  it('a page in no sidebar', () => {
    const site = new Site(root, {files: {'docs/new.md': frontMatter()}});
    const problems = sidebarProblems({docs: ['scanners/nmap']}, site).map(formatProblem);
    assert.ok(problems.some((one) => one.startsWith('docs/new.md:1: the page is in no sidebar')));
    assert.ok(!problems.some((one) => one.startsWith('docs/scanners/nmap.md')));
  });
  it('a renamed page: links to it, and its public address', () => {
    assert.equal(routeFix('/docs/how-tos/pod-scope', ['/docs/how-tos/scope']), 'did you mean `/docs/how-tos/scope`?');
    const renamed = new Site(root, {files: {'docs/scanners/nmap.md': '---\nslug: nmap-scans\n---\n'}});
    assertSaid(knownRouteProblems(renamed).map(formatProblem), [
      "src/site/redirects.ts:…: the page /docs/scanners/nmap no longer exists, … add {from: '/docs/scanners/nmap', to: '/docs/scanners/nmap-scans'}",
    ]);
  });
  it('a scanner page whose first manifest comes after line 45', () => {
    const file = 'docs/scanners/nmap.md';
    const source = new Site(root).read(file).replace('\n## ', `${'\n'.repeat(50)}\n## `);
    const late = new Site(root, {files: {[file]: source}});
    const problems = checkSection(late.page(file), late.outline(file)).map(({problem}) => problem);
    assertSaid(problems, ['the first manifest comes on line …']);
  });
  it('are shown on their line in a pull request', () => {
    const problem = {file: 'docs/a,b.md', line: 3, problem: '100% wrong', fix: 'fix it'};
    assert.equal(annotation(problem), '::error file=docs/a%2Cb.md,line=3::100%25 wrong — fix it');
  });
});

it('an error in the check of one page is a problem of that page, and all others are checked', async () => {
  const pages = Array.from({length: 50}, (_, index) => `docs/missing-${index}.md`);
  const problems = (await checkPages(new Site(root), pages)).map(formatProblem);
  assert.equal(problems.length, 50);
  assertSaid(problems.toSorted().slice(0, 1), ['docs/missing-0.md:1: the page cannot be checked: ENOENT… — …']);
});
