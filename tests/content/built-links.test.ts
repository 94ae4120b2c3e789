import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {builtProblems, missingFiles} from './support/built/links';
import {readBuild, readBuiltPage} from './support/built/read';
import {Site} from '../../tools/check/site';
import {projectDir, siteDir} from '../support/site';

const build = readBuild(siteDir);
const skip = build ? false : `there is no build in ${siteDir}: run npm run build`;

describe('the built site', () => {
  it('has no link, anchor, image or resource that leads nowhere, and no id twice', {skip}, (test) => {
    const references = [...build!.pages.values()].flatMap((page) => page.references);
    test.diagnostic(`${references.length} addresses on ${build!.pages.size} pages`);
    assert.ok(references.length > 10 * build!.pages.size, 'hardly any address was found');
    assert.deepEqual(builtProblems(build!), []);
  });
  it('has every file that pages may link to', {skip}, () => {
    assert.deepEqual(missingFiles(build!, new Site(projectDir).generatedFiles), []);
  });
});

const FILE = 'docs/scanners/nmap.html';
const pages = (body: string) => {
  const html = `<!doctype html><title>N</title><h1 id="top-of-page">Nmap</h1><h2 id="findings">F</h2>${body}`;
  const built = [readBuiltPage(FILE, html), readBuiltPage('index.html', '<h1 id="a">Home</h1>')];
  return {
    pages: new Map(built.map((one) => [one.route, one])),
    files: new Set(['/img/logo.svg', '/blog/rss.xml', `/${FILE}`]),
  };
};

describe('what leads nowhere is found on the built page', () => {
  const cases: readonly (readonly [body: string, ...flaws: string[]])[] = [
    ['<a href=/>h</a><a href="#findings">f</a><a href=/docs/scanners/nmap#findings>f</a><a href="#">top</a>'],
    ['<a href="/blog/rss.xml">r</a><a href="https://example.com/x">x</a><a href="mailto:a@b.c">m</a>'],
    ['<img src=/img/logo.svg alt="">'],
    ['<a href="/docs/nowhere">x</a>', '<a> leads nowhere: /docs/nowhere'],
    ['<a href="/docs/scanners/nmap#fndings">x</a>', '/docs/scanners/nmap has no anchor #fndings'],
    ['<img src="/img/lgoo.svg" alt="x">', '<img> leads nowhere: /img/lgoo.svg'],
    ['<script src="/assets/x.js"></script>', '<script> leads nowhere: /assets/x.js'],
    ['<img srcset="/img/logo.svg 1x, /img/none.svg 2x" alt="x">', '<img> leads nowhere: /img/none.svg'],
    [`<a href="/${FILE}">x</a>`, `/${FILE} is not the address /docs/scanners/nmap of the page`],
    ['<a href="/docs/scanners/nmap/">x</a>', '/docs/scanners/nmap/ is not the address /docs/scanners/nmap of the page'],
    ['<a href="https://www.securecodebox.io/nope">x</a>', '<a> leads nowhere: https://www.securecodebox.io/nope'],
    ['<img src="/img/logo.svg">', 'the image /img/logo.svg has no alternative text'],
    ['<p id="findings">x</p>', 'the id findings stands twice'],
  ];
  for (const [body, ...flaws] of cases)
    it(body, () => {
      assert.deepEqual(
        builtProblems(pages(body)),
        flaws.map((flaw) => `${FILE}: ${flaw}`),
      );
    });

  it('a promised file', () => {
    assert.deepEqual(missingFiles(pages(''), ['/blog/rss.xml', '/schemas/a.json']), ['/schemas/a.json']);
  });
});
