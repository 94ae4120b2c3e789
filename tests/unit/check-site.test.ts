import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatProblem} from '../../src/lib/diagnostic';
import {checkImages, checkKnownRoutes, checkMovedAnchors, checkSidebars} from '../../tools/check/whole-site';
import {routeFix} from '../../tools/check/links/routes';
import {checkPage} from '../../tools/check/check-page';
import {parsePage} from '../../tools/check/page/pages';
import {checkSection} from '../../tools/check/page/sections';
import {checkSidecar, checkStrays} from '../../tools/check/page/sidecars';
import {checkPages} from '../../tools/check/index';
import {checkRepeats} from '../../tools/check/prose/repeats';
import {checkPattern} from '../../tools/check/prose/sources';
import {annotation} from '../../tools/check/report';
import {Site} from '../../tools/check/site';
import {folderWith} from '../support/folder';
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
    const problems = [...checkSidebars({docs: ['scanners/nmap']}, site)].map(formatProblem);
    assert.ok(problems.some((one) => one.startsWith('docs/new.md:1: the page is in no sidebar')));
    assert.ok(!problems.some((one) => one.startsWith('docs/scanners/nmap.md')));
  });
  it('a sentence that is on another page too, but not in a guide', () => {
    const fact = 'Helm discards all earlier values\nas soon as a command sets a new one for the chart.';
    const site = new Site(root, {
      files: {
        'docs/one.md': `---\ntitle: One\n---\n\n${fact}\n`,
        'docs/two.md': `---\ntitle: Two\n---\n\nShort.\n\n- *${fact.replace(' ', '*\n').replace('chart', '[chart](/docs/scanners)')}\n`,
        'docs/guide.md': `---\ntitle: Three\nguide: {level: beginner}\n---\n\n${fact}\n`,
      },
    });
    const problems = checkRepeats(site, ['docs/two.md', 'docs/guide.md']).map(formatProblem);
    assertSaid(problems, [
      'docs/two.md:7: the sentence "Helm discards all earlier values as …" is also in docs/one.md — …',
    ]);
  });
  it('files next to a page with another form, or for headings and pages that it does not have', () => {
    const page = 'docs/new.md';
    const of = (files: Readonly<Record<string, string>>) =>
      new Site(root, {files: {[page]: `${frontMatter()}\n## Install {#install #set-up}\n`, ...files}});
    const said = (asked: string) => checkSidecar(of({'docs/new.asked.yaml': asked}), page, 'asked').map(formatProblem);
    assert.deepEqual(said('install: [set up]\n'), []);
    assertSaid(said('install: [set up]\ninstal: [set up]\n'), [
      'docs/new.asked.yaml:2: docs/new.md has no heading or entry `instal` — did you mean `install`?',
    ]);
    assertSaid(said('set-up: [set up]\n'), [
      'docs/new.asked.yaml:1: `set-up` is not the first id of its heading — write install',
    ]);
    assertSaid(said('install: set up\n'), ['docs/new.asked.yaml:1: install: … — write a list of phrases']);
    assertSaid(checkStrays(of({'docs/old.evidence.yaml': 'a: [b]\n'})).map(formatProblem), [
      'docs/old.evidence.yaml:1: no page has this name — rename the file like its page',
    ]);
  });
  it('a renamed page: links to it, and its public address', () => {
    assert.equal(routeFix('/docs/how-tos/pod-scope', ['/docs/how-tos/scope']), 'did you mean `/docs/how-tos/scope`?');
    // Redirects are no pages.
    assert.equal(routeFix('/docs/slack', ['/docs/hooks/slack']), 'link to a route that exists');
    const renamed = new Site(root, {files: {'docs/scanners/nmap.md': '---\nslug: nmap-scans\n---\n'}});
    assertSaid([...checkKnownRoutes(renamed)].map(formatProblem), [
      "src/site/redirects.ts:…: the page /docs/scanners/nmap no longer exists, … add {from: '/docs/scanners/nmap', to: '/docs/scanners/nmap-scans'}",
    ]);
  });
  it('a scanner page whose first manifest comes after line 45', () => {
    const file = 'docs/scanners/nmap.md';
    const source = new Site(root).read(file).replace('\n## ', `${'\n'.repeat(50)}\n## `);
    const late = new Site(root, {files: {[file]: source}});
    const problems = [...checkSection(late.page(file), late.outline(file))].map(({problem}) => problem);
    assertSaid(problems, ['the first manifest comes on line …']);
  });
  it('are shown on their line in a pull request', () => {
    const problem = {file: 'docs/a,b.md', line: 3, problem: '100% wrong', fix: 'fix it'};
    assert.equal(annotation(problem), '::error file=docs/a%2Cb.md,line=3::100%25 wrong — fix it');
  });
});

it('an image that takes long to load is reported', () => {
  const folder = folderWith({'static/img/large.png': 'x'.repeat(7_800_000), 'static/img/small.png': 'x'});
  assertSaid([...checkImages(folder)].map(formatProblem), ['static/img/large.png:1: the image has 7.8 MB — …']);
});

it('an error in the check of one page is a problem of that page, and all others are checked', async () => {
  const pages = Array.from({length: 50}, (_, index) => `docs/missing-${index}.md`);
  const problems = (await checkPages(new Site(root), pages)).map(formatProblem);
  assert.equal(problems.length, 50);
  assertSaid(problems.toSorted().slice(0, 1), ['docs/missing-0.md:1: the page cannot be checked: ENOENT… — …']);
});

describe('a file that is no page gets one message', () => {
  const text = `${frontMatter()}\nCafé${nextStep}\n`;
  for (const [what, content, expected] of [
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), '1: the file is UTF-16 — save it as UTF-8'],
    ['Latin-1', Buffer.from(text, 'latin1'), '6: the file is not UTF-8 — save it as UTF-8'],
    [
      'a byte order mark',
      `\uFEFF${text}`,
      '1: the file begins with a byte order mark — save it as UTF-8 without this mark',
    ],
    ['nothing', '\n', '1: the file is empty — write the page, or delete the file'],
    ['nested too deeply', `${text}\n${'>'.repeat(15_000)} a\n`, '1: the page cannot be checked: … — …'],
    ['a line of data', `${text}\n${'data '.repeat(600_000)}`, '…: the line has more than 20000 characters — …'],
    [
      'an open comment',
      text.replace('Café', '<!-- Café'),
      '6: the comment is not closed and hides the rest of the page — …',
    ],
  ] as const)
    it(what, async () => {
      const file = 'docs/example.md';
      const problems = await checkPage(new Site(root, {files: {[file]: content}}), file);
      assertSaid(problems.map(formatProblem), [`${file}:${expected}`]);
    });
});

it('the entries of a renamed page are reported: in the sidebars and among the moved anchors', () => {
  const files = {
    'docs/new.md': frontMatter(),
    'src/site/moved-anchors.yaml': '/docs/scanners/nnmap#a: /docs/new#a\n',
  };
  const site = new Site(root, {files});
  const sidebars = [...checkSidebars({docs: [{type: 'category', items: ['old', 'new']}]}, site)];
  assertSaid(
    sidebars.map(formatProblem).filter((one) => one.startsWith('sidebars')),
    ['sidebars.ts:1: there is no page old — …'],
  );
  assertSaid([...checkMovedAnchors(site)].map(formatProblem), [
    'src/site/moved-anchors.yaml:1: there is no page /docs/scanners/nnmap — write /docs/scanners/nmap#a',
  ]);
});
