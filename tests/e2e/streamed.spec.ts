import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test, type Page} from '@playwright/test';
import {listening} from '../support/listening';
import {builtFile, fileOfRoute} from '../support/site';
import {layoutShifts, recordLayoutShifts, settled} from './support/watch';

/** What a slow line or a busy machine shows one element after the other, and a text word by word. */
const parts: readonly (readonly [what: string, route: string, from: string, to: string])[] = [
  ['the head', '/docs/hooks/static-report', '<main', 'theme-doc-toc-mobile'],
  ['the example', '/', '<main', '</section'],
  ['a paragraph', '/docs/scanners/nmap', '<header', '<h2'],
  ['the title', '/docs/hooks/static-report', '<header', '</header'],
  ['the bar', '/docs/scanners/whatweb', 'navbar__items--right', 'id=__docusaurus_skipToContent_fallback'],
  ['a table', '/docs/scanners/amass', '>Examines', 'Parser image'],
  ['a warning', '/docs/scanners/zap', 'theme-admonition-warning', 'table-scroll'],
  ['the tags of a post', '/blog/tags/log-4-shell', '<footer', '</main'],
];

/** Pages of the documentation, which come in block by block; tables row by row. */
const kinds = [
  '/docs/scanners',
  '/docs/scanners/nmap',
  '/docs/hooks/defectdojo',
  '/docs/api/crds/scan',
  '/docs/auto-discovery/installation',
  '/docs/getting-started/troubleshooting',
] as const;

/** What moves while a part of a page comes in, piece by piece. */
async function movedBy(page: Page, origin: string, route: string, pieces: readonly string[], pause: number) {
  const server = createServer(async ({url = ''}, response) => {
    const asked = await fetch(`${origin}${url}`);
    response.setHeader('Content-Type', asked.headers.get('content-type') ?? '');
    if (url !== route) return void response.end(Buffer.from(await asked.arrayBuffer()));
    for (const piece of pieces) {
      response.write(piece);
      await sleep(pause);
    }
    response.end();
  });
  const host = await listening(server);
  try {
    await recordLayoutShifts(page);
    await page.goto(host.url + route, {waitUntil: 'load'});
    await settled(page);
    return await layoutShifts(page);
  } finally {
    await host.stop();
  }
}

for (const [what, route, from, to] of parts) {
  test(`${what} stands still while the page comes in piece by piece`, async ({page, baseURL}) => {
    const html = builtFile(fileOfRoute(route));
    const [start, end] = [html.indexOf(from), html.indexOf(to)];
    expect(start).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(start);
    const pieces = [html.slice(0, start), ...html.slice(start, end).split(/(?<=>)|(?<=\w )(?=\w)/), html.slice(end)];
    expect(await movedBy(page, String(baseURL), route, pieces, 34)).toEqual([]);
  });
}

for (const route of kinds) {
  test(`nothing on ${route} moves while it comes in slowly`, async ({page, baseURL}) => {
    // Much of the page is in view, and a phone's width breaks what can break.
    await page.setViewportSize({width: 360, height: 5000});
    const blocks = builtFile(fileOfRoute(route)).split(/(?<=<\/(?:tr|p|li|pre|h\d|section)>)/);
    const size = Math.ceil(blocks.length / 80);
    const pieces = blocks.flatMap((_, place) => (place % size ? [] : [blocks.slice(place, place + size).join('')]));
    expect(await movedBy(page, String(baseURL), route, pieces, 20)).toEqual([]);
  });
}
