import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {builtFile, fileOfRoute} from '../support/site';
import {layoutShifts, recordLayoutShifts, settled} from './support/watch';

/** What a slow line or a busy machine shows one element after the other. */
const parts: readonly (readonly [what: string, route: string, from: string, to: string])[] = [
  ['the bar', '/docs/scanners/whatweb', 'navbar__items--right', 'id=__docusaurus_skipToContent_fallback'],
  ['the tags of a post', '/blog/tags/log-4-shell', '<footer', '</main'],
];

for (const [what, route, from, to] of parts) {
  test(`${what} stands still while the page comes in element by element`, async ({page, baseURL}) => {
    const html = builtFile(fileOfRoute(route));
    const [start, end] = [html.indexOf(from), html.indexOf(to)];
    expect(start).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(start);
    const server = createServer(async ({url = ''}, response) => {
      const asked = await fetch(`${baseURL}${url}`);
      response.setHeader('Content-Type', asked.headers.get('content-type') ?? '');
      if (url !== route) return void response.end(Buffer.from(await asked.arrayBuffer()));
      response.write(html.slice(0, start));
      for (const element of html.slice(start, end).split(/(?<=>)/)) {
        response.write(element);
        await sleep(60);
      }
      response.end(html.slice(end));
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    try {
      await recordLayoutShifts(page);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`, {waitUntil: 'load'});
      await settled(page);
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
