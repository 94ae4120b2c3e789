import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {redirects} from '../../src/config/redirects';
import {readBuild} from '../../tools/check/built/read';
import {Site} from '../../tools/check/site';

const root = path.resolve(__dirname, '../..');
const folder = process.env['SITE_DIR'] ?? 'build';
const site = new Site(root);
const build = readBuild(path.resolve(root, folder));
const skip = build ? false : `there is no build in ${folder}: run npm run build`;

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

/** Routes whose title in the list names the page and is not its headline. */
const OWN_HEADLINE: Readonly<Record<string, string>> = {
  '/': 'a visitor is told what the product is, not that this is its home page',
};

describe('the lists of routes', () => {
  it('hold 200 routes that were asked for, each once', () => {
    const routes = site.requiredRoutes.map(({route}) => route);
    assert.equal(new Set(routes).size, 200);
    assert.equal(routes.length, 200);
  });
  it('say why there are more', () => {
    const asked = new Set(site.requiredRoutes.map(({route}) => route));
    for (const {route, reason} of site.extraRoutes) {
      assert.match(route, /^\/[a-z0-9]/);
      assert.ok(reason.split(' ').length >= 3, `${route} has no reason`);
      assert.ok(!asked.has(route), `${route} was asked for`);
    }
  });
  it('have a Markdown file for every document and post', () => {
    const missing = site.requiredRoutes.filter(
      ({route, kind}) => kind !== 'blog-list' && kind !== 'page' && !site.routes.get(route),
    );
    assert.deepEqual(
      missing.map(({route}) => route),
      [],
    );
  });
  it('know every Markdown file', () => {
    const known = new Set([...site.requiredRoutes, ...site.extraRoutes].map(({route}) => route));
    const unknown = [...site.routes].filter(([route, file]) => file !== null && !known.has(route));
    assert.deepEqual(
      unknown.map(([route, file]) => `${file} makes ${route}, which is in neither list`),
      [],
    );
  });
});

describe('the built site', () => {
  const pages = build ? [...build.pages.values()].filter(({redirectsTo}) => redirectsTo === undefined) : [];

  it('[S2.12 R6] has the routes that were asked for and the extra ones, and no others', {skip}, () => {
    const expected = [...site.requiredRoutes, ...site.extraRoutes].map(({route}) => route);
    assert.deepEqual(sorted(pages.map(({route}) => route)), sorted(expected));
  });
  it('has a page that leads on for each redirect, and no others', {skip}, () => {
    const found = [...build!.pages.values()].flatMap(({route, redirectsTo}) =>
      redirectsTo === undefined ? [] : [`${route} to ${redirectsTo}`],
    );
    assert.deepEqual(sorted(found), sorted(redirects.map(({from, to}) => `${from} to ${to}`)));
  });
  it('has one h1 on every page', {skip}, () => {
    assert.deepEqual(
      pages
        .filter(({headings}) => headings.length !== 1 || headings[0] === '')
        .map(({route, headings}) => ({route, headings})),
      [],
    );
  });
  it('[R7] has the h1 that the list of routes gives', {skip}, () => {
    const wrong = site.requiredRoutes.flatMap(({route, title}) => {
      const h1 = build!.pages.get(route)?.headings[0];
      return title === undefined || h1 === title || route in OWN_HEADLINE ? [] : [{route, h1, title}];
    });
    assert.deepEqual(wrong, []);
  });
  it('[R7] has a title of its own on every page', {skip}, () => {
    const groups = new Map<string, string[]>();
    for (const {route, title} of pages) groups.set(title, [...(groups.get(title) ?? []), route]);
    assert.deepEqual(
      [...groups]
        .filter(([title, routes]) => routes.length > 1 || title === '')
        .map(([title, routes]) => ({title, routes})),
      [],
    );
  });
});
