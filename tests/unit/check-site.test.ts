import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {expandMarkdown} from '../../src/markdown/expand';
import {formatProblem} from '../../src/text/flaw';
import {knownRouteProblems} from '../../tools/check/links/known-routes';
import {routeFix} from '../../tools/check/links/routes';
import {parsePage} from '../../tools/check/page/pages';
import {sidebarFlaws} from '../../tools/check/page/sidebar';
import {releaseFlaws} from '../../tools/check/prose/release';
import {annotation} from '../../tools/check/report';
import {Site} from '../../tools/check/site';
import {folderWith} from '../support/folder';
import {assertSaid} from '../support/said';
import {frontMatter, nextStep, pageProblems, root} from './support/check';

describe('after a release, the check finds the pages that still name the previous one', () => {
  const page = (text: string) => parsePage('docs/example.md', text, expandMarkdown);
  it('in sentences, commands and images', () => {
    const text =
      'Use release\n4.16.0, which crashes.\n\nhelm pull x --version 4.16.0\nhelm push $chart-4.16.0.tgz\ndocker.io/securecodebox/lurker:4.16.0\n\nThe version of the chart, `4.16.0`.';
    assert.deepEqual(
      releaseFlaws(page(text), '4.17.0').map(({line, problem}) => `${line}: ${problem}`),
      [2, 5, 6, 8].map((line) => `${line}: the page names release 4.16.0, but the release is 4.17.0`),
    );
  });
  it('but not the current release, history and versions of other programs', () =>
    assert.deepEqual(releaseFlaws(page('Release 4.17.0, releases before 4.6.0, lodash 4.17.11.'), '4.17.0'), []));
});

describe('mistakes outside of pages', () => {
  it('an MDX component without its closing tag', async () => {
    const body = `import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText.${nextStep}`;
    assertSaid(await pageProblems(body, {file: 'docs/example.mdx'}), ['8: MDX: … — end it with </Tabs>…']);
  });
  it('a page in no sidebar', () => {
    const site = new Site(root, {files: {'docs/new.md': frontMatter()}});
    const problems = sidebarFlaws({docs: ['scanners/nmap']}, site).map(formatProblem);
    assert.ok(problems.some((one) => one.startsWith('docs/new.md:1: the page is in no sidebar')));
    assert.ok(!problems.some((one) => one.startsWith('docs/scanners/nmap.md')));
  });
  it('a renamed page: links to it, and its published address', () => {
    assert.equal(routeFix('/docs/how-tos/pod-scope', ['/docs/how-tos/scope']), 'did you mean `/docs/how-tos/scope`?');
    const renamed = new Site(root, {files: {'docs/scanners/nmap.md': '---\nslug: nmap-scans\n---\n'}});
    assertSaid(knownRouteProblems(renamed).map(formatProblem), [
      "src/config/redirects.ts:…: the page /docs/scanners/nmap no longer exists, … add {from: '/docs/scanners/nmap', to: '/docs/scanners/nmap-scans', …",
    ]);
  });
  it('invalid files of the catalog, each with its line', () => {
    const slips: readonly (readonly [file: string, from: string, to: string, said: string])[] = [
      ['demo-targets/bodgeit', 'port: 8080', 'port: "8080"', '…: port: Invalid input: expected number, received string'],
      ['scanners/nikto', 'summary', 'sumary', '2: sumary: there is no such field'],
      ['scanners/nmap', 'category: network', 'category: "network', '…: '],
      ['tools/helm', 'create-namespace', 'Create-namespace', '1: "Create-namespace" is no flag'],
    ]; // prettier-ignore
    const folder = folderWith();
    for (const part of ['src', 'tools', 'package.json'])
      cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, from, to] of slips) {
      const file = path.join(folder, `src/catalog/${name}.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    }
    const check = ['--import', 'tsx', 'tools/check.ts'];
    const {stdout, status} = spawnSync(process.execPath, check, {cwd: folder, encoding: 'utf8'});
    assert.equal(status, 2, 'no page can be checked');
    for (const [name, , , said] of slips) {
      const [line = '', words = ''] = said.split(': ');
      const pattern = new RegExp(`^src/catalog/${name}\\.yaml:${line === '…' ? '\\d+' : line}: .*${words}`, 'm');
      assert.match(stdout, pattern);
    }
  });
  it('are shown next to their line in a pull request', () => {
    const problem = {file: 'docs/a,b.md', line: 3, problem: '100% wrong', fix: 'fix it'};
    assert.equal(annotation(problem), '::error file=docs/a%2Cb.md,line=3::100%25 wrong — fix it');
  });
});
