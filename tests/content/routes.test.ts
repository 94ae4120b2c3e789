import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parse} from 'yaml';
import {redirects} from '../../src/site/redirects';
import {Site} from '../../tools/check/site';
import {projectDir, sourceFile} from '../support/site';
import {builtProblems, readBuild, skip} from './support/built';
import {assertNone} from '../support/said';

const site = new Site(projectDir);
const build = skip ? undefined : readBuild();

/** Routes that must not disappear. New ones require no entry. */
const required = JSON.parse(sourceFile('tools/check/routes.json')) as {
  readonly route: string;
}[];

/** Files of this site that charts and other sites load. */
const linkedFiles = JSON.parse(sourceFile('tools/check/linked-files.json')) as readonly string[];

const movedAnchors = parse(sourceFile('src/site/moved-anchors.yaml')) as Readonly<Record<string, string>>;

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

describe('the built site', {skip}, () => {
  const pages = [...(build?.pages ?? [])].filter(([, {redirectsTo}]) => redirectsTo === undefined);

  it('[S2.12] still has every route that must not disappear', () => {
    assertNone(required.filter(({route}) => !build!.pages.has(route)).map(({route}) => route));
  });
  it('still has every file that charts and other sites load from it', () => {
    assertNone(linkedFiles.filter((file) => !build!.files.has(file)));
  });
  it('redirects links to moved sections to sections that exist', () => {
    const wrong = Object.entries(movedAnchors).filter(([from, to]) => {
      const [[oldPage = ''], [page = '', id = '']] = [from.split('#'), to.split('#')];
      const ids = build!.pages.get(page)?.ids;
      return !build!.pages.has(oldPage) || !ids || (id !== '' && !ids.includes(id));
    });
    assert.deepEqual(wrong, []);
  });
  it('[R6] has exactly the pages that were written', () => {
    const written = [...site.routes.keys()].filter((route) => !redirects.some(({from}) => from === route));
    // Docusaurus derives the further pages of a list from the number of posts.
    const found = new Set(pages.map(([route]) => route.replace(/\/page\/\d+$/, '')));
    assert.deepEqual(sorted(found), sorted(written));
  });
  it('has exactly one redirect page for each redirect', () => {
    const found = [...build!.pages].flatMap(([route, {redirectsTo}]) =>
      redirectsTo === undefined ? [] : [`${route} to ${redirectsTo}`],
    );
    assert.deepEqual(sorted(found), sorted(redirects.map(({from, to}) => `${from} to ${to}`)));
  });
  it('has a single h1 on every page', () => {
    const wrong = pages.filter(([, {headings}]) => headings.length !== 1 || headings[0] === '');
    assertNone(wrong.map(([route, {headings}]) => ({route, headings})));
  });
  it('[R7] has a unique title on every page', () => {
    const groups = new Map<string, string[]>();
    for (const [route, {title}] of pages) groups.set(title, [...(groups.get(title) ?? []), route]);
    assertNone([...groups].filter(([title, routes]) => routes.length > 1 || title === ''));
  });
  it('has no broken link, anchor, image or resource, and no duplicate id', (test) => {
    const addresses = [...build!.pages.values()].flatMap((page) => page.addresses);
    test.diagnostic(`${addresses.length} addresses on ${build!.pages.size} pages`);
    assert.ok(addresses.length > 10 * build!.pages.size, 'hardly any address was found');
    assert.deepEqual(builtProblems(build!), []);
  });
  it('has every file that pages can link to', () =>
    assertNone(site.generatedFiles.filter((file) => !build!.files.has(file))));
});
