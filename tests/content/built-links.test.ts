import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {builtProblems, missingFiles} from './support/built/links';
import {readBuild, readBuiltPage} from './support/built/read';
import {formatProblem} from '../../src/text/flaw';
import {Site} from '../../tools/check/site';
import {assertSaid} from '../support/said';
import {projectDir, siteDir} from '../support/site';

const site = new Site(projectDir);
const build = readBuild(siteDir);
const skip = build ? false : `there is no build in ${siteDir}: run npm run build`;

describe('the built site', () => {
  it('has no link, anchor, image or resource that leads nowhere, and no id twice', {skip}, (test) => {
    const references = [...build!.pages.values()].flatMap((page) => page.references);
    test.diagnostic(`${references.length} addresses on ${build!.pages.size} pages`);
    assert.ok(references.length > 10 * build!.pages.size, 'hardly any address was found');
    assert.deepEqual(builtProblems(site, build!, path.relative(projectDir, siteDir)).map(formatProblem), []);
  });
  it('has every file that pages may link to', {skip}, () => {
    assert.deepEqual(missingFiles(build!, site.generatedFiles), []);
  });
});

const page = 'docs/scanners/nmap.md';
const pages = (body: string) => {
  const html = `<!doctype html><title>N</title><h1 id="top-of-page">Nmap</h1><h2 id="findings">F</h2>${body}`;
  const built = [readBuiltPage('docs/scanners/nmap.html', html), readBuiltPage('index.html', '<h1 id="a">Home</h1>')];
  return {
    pages: new Map(built.map((one) => [one.route, one])),
    files: new Set(['/img/logo.svg', '/blog/rss.xml', '/docs/scanners/nmap.html']),
  };
};

describe('a link that leads nowhere is found on the built page, with file, line and mend', () => {
  const source = '---\ntitle: Nmap\n---\n\nSee [it](/docs/nowhere) and [it](/docs/scanners/nmap#fndings).\n';
  const check = (body: string): string[] =>
    builtProblems(new Site(projectDir, {files: {[page]: source}}), pages(body)).map(formatProblem);

  const cases: [name: string, body: string, ...problems: string[]][] = [
    [
      'pages, anchors, files and other sites pass',
      '<a href=/>h</a><a href="#findings">f</a><a href=/docs/scanners/nmap#findings>f</a><a href="/blog/rss.xml">r</a><a href="https://example.com/x">x</a><a href="mailto:a@b.c">m</a><img src=/img/logo.svg alt=""><a href="#">top</a>',
    ],
    ['a link', '<a href="/docs/nowhere">x</a>', `${page}:5: the link /docs/nowhere leads nowhere — use one of …`],
    ['an anchor', '<a href="/docs/scanners/nmap#fndings">x</a>', `… no anchor #fndings — did you mean \`findings\`?`],
    ['an image', '<img src="/img/lgoo.svg" alt="x">', '… /img/lgoo.svg leads nowhere — did you mean `/img/logo.svg`?'],
    ['a script', '<script src="/assets/x.js"></script>', 'build/docs/scanners/nmap.html:1: the … nowhere — use one …'],
    [
      'a candidate of srcset',
      '<img srcset="/img/logo.svg 1x, /img/none.svg 2x" alt="x">',
      'build/docs/scanners/nmap.html:1: the address of <img> /img/none.svg leads nowhere — did you mean `/img/logo.svg`?',
    ],
    [
      'a form that is no page',
      '<a href="/docs/scanners/nmap.html">x</a><a href="/docs/scanners/nmap/">x</a>',
      'build/docs/scanners/nmap.html:1: /docs/scanners/nmap.html is not the canonical address of a page — write /docs/scanners/nmap',
      'build/docs/scanners/nmap.html:1: /docs/scanners/nmap/ is not the canonical address of a page — write /docs/scanners/nmap',
    ],
    [
      'an address of this site in full',
      '<a href="https://www.securecodebox.io/nope">x</a>',
      'build/docs/scanners/nmap.html:1: the link https://www.securecodebox.io/nope leads nowhere — use one of /docs/scanners/nmap, /',
    ],
    ['an image without alternative text', '<img src="/img/logo.svg">', '… no alternative text — describe … say alt=""'],
    ['an id that stands twice', '<p id="findings">x</p>', '… twice on /docs/scanners/nmap — give one of them another'],
  ];
  for (const [name, body, ...problems] of cases) it(name, () => assertSaid(check(body), problems));

  it('a promised file', () => {
    assert.deepEqual(missingFiles(pages(''), ['/blog/rss.xml', '/schemas/scan.schema.json']), [
      '/schemas/scan.schema.json',
    ]);
  });
});
