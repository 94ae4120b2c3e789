import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parse} from 'yaml';
import {redirects} from '../../src/config/redirects';
import {Site} from '../../tools/check/site';
import {projectDir, sourceFile} from '../support/site';
import {skip} from './support/blog';
import {builtProblems, readBuild} from './support/built';

const site = new Site(projectDir);
const build = skip ? undefined : readBuild();

/** Routes that must not disappear. New ones require no entry. */
const required = JSON.parse(sourceFile('tools/check/routes.json')) as {
  readonly route: string;
}[];

/** Files of this site that charts and other sites load. */
const linkedFiles = JSON.parse(sourceFile('tools/check/linked-files.json')) as readonly string[];

const movedAnchors = parse(sourceFile('src/config/moved-anchors.yaml')) as Readonly<Record<string, string>>;

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

describe('the built site', {skip}, () => {
  const pages = [...(build?.pages ?? [])].filter(([, {redirectsTo}]) => redirectsTo === undefined);

  it('[S2.12] still has every route that must not vanish', () => {
    assert.deepEqual(
      required.filter(({route}) => !build!.pages.has(route)).map(({route}) => route),
      [],
    );
  });
  it('still has every file that charts and other sites load from it', () => {
    assert.deepEqual(
      linkedFiles.filter((file) => !build!.files.has(file)),
      [],
    );
  });
  it('leads links to sections that have moved to a section that exists', () => {
    const wrong = Object.entries(movedAnchors).filter(([from, to]) => {
      const [[oldPage = ''], [page = '', id = '']] = [from.split('#'), to.split('#')];
      const ids = build!.pages.get(page)?.ids;
      return !build!.pages.has(oldPage) || !ids || (id !== '' && !ids.includes(id));
    });
    assert.deepEqual(wrong, []);
  });
  it('[R6] has a page for everything that was written, and for nothing else', () => {
    const written = [...site.routes.keys()].filter((route) => !redirects.some(({from}) => from === route));
    // Docusaurus derives the further pages of a list from the number of posts.
    const found = new Set(pages.map(([route]) => route.replace(/\/page\/\d+$/, '')));
    assert.deepEqual(sorted(found), sorted(written));
  });
  it('has a page that leads on for each redirect, and no others', () => {
    const found = [...build!.pages].flatMap(([route, {redirectsTo}]) =>
      redirectsTo === undefined ? [] : [`${route} to ${redirectsTo}`],
    );
    assert.deepEqual(sorted(found), sorted(redirects.map(({from, to}) => `${from} to ${to}`)));
  });
  it('has one h1 on every page', () => {
    assert.deepEqual(
      pages
        .filter(([, {headings}]) => headings.length !== 1 || headings[0] === '')
        .map(([route, {headings}]) => ({route, headings})),
      [],
    );
  });
  it('[R7] has a title of its own on every page', () => {
    const groups = new Map<string, string[]>();
    for (const [route, {title}] of pages) groups.set(title, [...(groups.get(title) ?? []), route]);
    assert.deepEqual(
      [...groups]
        .filter(([title, routes]) => routes.length > 1 || title === '')
        .map(([title, routes]) => ({title, routes})),
      [],
    );
  });
  it('has no link, anchor, image or resource that leads nowhere, and no id twice', (test) => {
    const addresses = [...build!.pages.values()].flatMap((page) => page.addresses);
    test.diagnostic(`${addresses.length} addresses on ${build!.pages.size} pages`);
    assert.ok(addresses.length > 10 * build!.pages.size, 'hardly any address was found');
    assert.deepEqual(builtProblems(build!), []);
  });
  it('has every file that pages may link to', () =>
    assert.deepEqual(
      site.generatedFiles.filter((file) => !build!.files.has(file)),
      [],
    ));
});
