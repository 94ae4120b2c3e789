import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {identity} from '../../src/config/identity';
import {builtFile, sitemapRoutes} from '../support/site';

const isPage = (route: string) => route.startsWith('/docs/') || /^\/blog\/\d{4}\/\d/.test(route);
const pages = sitemapRoutes().filter(isPage);

describe('programs read the site without its HTML', () => {
  test('llms-full.txt holds the Markdown of every page', () => {
    const text = builtFile('llms-full.txt');
    assert.deepEqual(
      pages.filter((route) => !text.includes(`Page: <${identity.url}${route}>`)),
      [],
    );
  });
});

describe('a page has actions', () => {
  test('every page leads to its Markdown, to its source and to a form for problems that contains page and release', () => {
    const lacking = pages.filter((route) => {
      const html = builtFile(`${route.slice(1)}.html`).replaceAll('&amp;', '&');
      const [, form = ''] = /href="?([^"\s>]+\/issues\/new\?[^"\s>]+)/.exec(html) ?? [];
      const fields = form === '' ? new URLSearchParams() : new URL(form).searchParams;
      const known = fields.get('page') === identity.url + route && fields.get('release') === PRODUCT_RELEASE;
      return !known || !fields.get('title') || !html.includes(`${route}.md`) || !html.includes('/edit/');
    });
    assert.deepEqual(lacking, []);
  });
});
