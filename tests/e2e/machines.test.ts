import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {identity} from '../../src/config/identity';
import {builtFile, builtRoutes, sitemapRoutes, sourceFile} from '../support/site';

const site = `${identity.url}${identity.baseUrl}`;
const isPage = (route: string) => route.startsWith('/docs/') || /^\/blog\/\d{4}\/\d/.test(route);
const pages = sitemapRoutes().filter(isPage);

describe('programs read the site without its HTML', () => {
  test('catalog.json holds what its own schema says, in a version that it names', () => {
    const catalog = JSON.parse(builtFile('catalog.json')) as {$schema: string; schemaVersion: number};
    const schema = JSON.parse(builtFile(catalog.$schema.slice(site.length))) as {$id: string};
    assert.equal(schema.$id, catalog.$schema);
    assert.ok(catalog.$schema.includes(`-${catalog.schemaVersion}.`));
    const ajv = new Ajv2020({allErrors: true});
    addFormats(ajv);
    assert.ok(ajv.validate(schema, catalog), ajv.errorsText());
    const unknown = {...catalog, surprise: true};
    assert.ok(!ajv.validate(schema, unknown));
  });
  test('llms-full.txt holds the Markdown of every page', () => {
    const text = builtFile('llms-full.txt');
    assert.deepEqual(
      pages.filter((route) => !text.includes(`Page: <${identity.url}${route}>`)),
      [],
    );
  });
  test('a browser that reads opensearch.xml searches with the page of the search', () => {
    const [, template = ''] = /<Url type="text\/html"[^>]* template="([^"]+)"/.exec(builtFile('opensearch.xml')) ?? [];
    const address = new URL(template.replace('{searchTerms}', 'nmap'));
    assert.ok(builtRoutes().includes(address.pathname));
    assert.equal(address.searchParams.get('q'), 'nmap');
    assert.match(builtFile('index.html'), /<link[^>]+rel="?search"?[^>]+href="?\/opensearch\.xml/);
  });
});

describe('readers and programs learn when a page has changed', () => {
  test('a page that says when it was last updated says the same in the sitemap', () => {
    const map = new Map(
      [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
        ([, address = '', day]) => [new URL(address).pathname, day],
      ),
    );
    const wrong = pages.filter((route) => {
      const shown = /<time dateTime="?([\d-]+)T[^>]*itemProp="?dateModified/i.exec(
        builtFile(`${route.slice(1)}.html`),
      )?.[1];
      return shown !== map.get(route);
    });
    assert.deepEqual(wrong, []);
  });
});

describe('whoever reads a page can do something with it', () => {
  test('every page leads to its Markdown, to its source and to a form for problems that knows page and release', () => {
    const {release} = JSON.parse(builtFile('catalog.json')) as {release: string};
    const lacking = pages.filter((route) => {
      const html = builtFile(`${route.slice(1)}.html`).replaceAll('&amp;', '&');
      const [, form = ''] = /href="?([^"\s>]+\/issues\/new\?[^"\s>]+)/.exec(html) ?? [];
      const fields = form === '' ? new URLSearchParams() : new URL(form).searchParams;
      const known = fields.get('page') === identity.url + route && fields.get('release') === release;
      return !known || !fields.get('title') || !html.includes(`${route}.md`) || !html.includes('/edit/');
    });
    assert.deepEqual(lacking, []);
  });
  test('the form that it leads to exists and has these fields', () => {
    const html = builtFile(`${pages[0]!.slice(1)}.html`).replaceAll('&amp;', '&');
    const fields = new URL(/href="?([^"\s>]+\/issues\/new\?[^"\s>]+)/.exec(html)?.[1] ?? '').searchParams;
    const form = sourceFile(`.github/ISSUE_TEMPLATE/${fields.get('template')}`);
    for (const id of ['page', 'release']) assert.match(form, new RegExp(`id: ${id}$`, 'm'));
  });
});
