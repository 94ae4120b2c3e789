import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import type {Browser, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import serveStatic from 'serve-static';
import {sha256} from '../../src/lib/digest';
import {pageKinds} from '../bench/pages';
import {openBrowser} from '../support/browser';
import {folderWith} from '../support/folder';
import {listening, type Host} from '../support/listening';
import {projectDir, siteDir} from '../support/site';

/** Like `python3 -m http.server`, folders redirect to a trailing slash and serve index.html. */
function plainServer(root: string): Server {
  const serve = serveStatic(root);
  return createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
}

describe('people on an isolated network read the packed site', () => {
  const folder = folderWith();
  let host: Host;
  let browser: Browser;
  before(async () => {
    const command = ['--import', 'tsx', 'tools/pack.ts', '--dir', siteDir, '--out', folder];
    execFileSync(process.execPath, command, {cwd: projectDir, stdio: 'pipe'});
    const sum = readdirSync(folder).find((file) => file.endsWith('.sha256')) ?? '';
    const [digest = '', name = ''] = readFileSync(path.join(folder, sum), 'utf8').trim().split('  ');
    const packed = readFileSync(path.join(folder, name));
    assert.equal(sha256(packed), digest);
    for (const [file, content] of Object.entries(unzipSync(packed))) {
      mkdirSync(path.dirname(path.join(folder, 'site', file)), {recursive: true});
      writeFileSync(path.join(folder, 'site', file), content);
    }
    host = await listening(plainServer(path.join(folder, 'site')));
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await host?.stop();
  });

  /** Opens a page and records console messages and foreign requests. */
  async function opened(address: string): Promise<{page: Page; complaints: string[]}> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const own = address.startsWith('file:') ? 'file:' : host.url;
      if (!request.url().startsWith(own) && !request.url().startsWith('data:')) complaints.push(request.url());
    });
    await page.goto(address);
    return {page, complaints};
  }

  test('every kind of page hydrates at its own address, with an empty console', async () => {
    const own = [...Object.values(pageKinds), '/site-map', '/docs/contributing/integrating-a-scanner/values.yaml'];
    for (const address of own) {
      const {page, complaints} = await opened(host.url + address);
      await page.waitForSelector('html[data-has-hydrated=true]');
      assert.equal(new URL(page.url()).pathname.replace(/(?<=.)\/$/, ''), address);
      assert.deepEqual(complaints, [], address);
      await page.close();
    }
  });

  test('the search finds a page and opens it', async () => {
    const {page, complaints} = await opened(`${host.url}/search?q=nmap`);
    await page.locator('main a[href*="/docs/scanners/nmap"]').first().click();
    await page.waitForURL('**/docs/scanners/nmap*');
    await page.locator('h1', {hasText: /^Nmap$/}).waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  });
});
