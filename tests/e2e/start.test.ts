import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {writeWhole} from '../../src/files/files';
import {openBrowser} from '../support/browser';
import {PATIENCE, startServer} from '../support/dev-server';
import {copyProject, workshop} from '../support/workshop';

test('a contributor sees a page change when it is saved while `npm start` runs', async () => {
  const folder = workshop('start');
  copyProject(folder);
  const file = path.join(folder, 'docs/telemetry.md');
  const server = await startServer(folder, 'tools/site.mjs', 'start');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/docs/telemetry`, {timeout: PATIENCE});
    await page.getByRole('heading', {level: 1}).waitFor({timeout: PATIENCE});
    writeWhole(file, `${readFileSync(file, 'utf8')}\nThis sentence is new.\n`);
    await page.getByText('This sentence is new.').waitFor({timeout: PATIENCE});
  } finally {
    await browser.close();
    await server.stop();
  }
});
