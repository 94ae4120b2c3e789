import assert from 'node:assert/strict';
import {cpSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {writeWhole} from '../../src/files/files';
import {openBrowser} from '../support/browser';
import {PATIENCE, startServer, type DevServer} from '../support/dev-server';
import {builtFile, siteDir} from '../support/site';
import {copyProject, workshop} from '../support/workshop';

const index = 'search-index-docs-default-current.json';

describe('npm start, in a copy of the project with the index of the last build', () => {
  const folder = workshop('start');
  const project = path.join(folder, 'project');
  let server: DevServer;
  const length = (): number => server.output().length;

  before(async () => {
    copyProject(project);
    mkdirSync(path.join(project, 'build'));
    cpSync(path.join(siteDir, index), path.join(project, 'build', index));
    server = await startServer(project, '--import', 'tsx', 'tools/start.ts');
  });

  after(async () => {
    await server.stop();
    rmSync(folder, {recursive: true, maxRetries: 5});
  });

  test('search works over the last build', async () => {
    const response = await fetch(`${server.url}/${index}`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(await response.text(), builtFile(index));
  });

  test('an index that is missing is not answered with a page', async () => {
    const response = await fetch(`${server.url}/search-index-default.json`);
    assert.equal(response.status, 404);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  });

  test('pages are served, with the scripts that draw them', async () => {
    const response = await fetch(`${server.url}/docs/scanners/nmap`, {headers: {Accept: 'text/html'}});
    const [script = ''] = /[^"]*main\.js/.exec(await response.text()) ?? [];
    const {status, headers} = await fetch(server.url + script);
    assert.deepEqual([response.status, status], [200, 200]);
    assert.match(headers.get('content-type') ?? '', /javascript/);
  });

  test('a page is there by its address and by a link to it, and shows what is saved without being loaded again', async () => {
    const browser = await openBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    page.on('pageerror', ({message}) => told.push(message));
    await page.goto(`${server.url}/docs/scanners/nmap`);
    await page.getByRole('heading', {name: 'Nmap', level: 1}).waitFor();
    await page.getByRole('link', {name: 'Amass', exact: true}).first().click();
    await page.getByRole('heading', {name: 'Amass', level: 1}).waitFor();
    await page.evaluate(() => document.body.classList.add('same-document'));
    const file = path.join(project, 'docs/scanners/amass.md');
    const text = readFileSync(file, 'utf8');
    writeWhole(file, `${text}\n## Written just now\n\nA sentence.\n`);
    await page.locator('.same-document').getByRole('heading', {name: 'Written just now'}).waitFor();
    writeWhole(file, text);
    assert.deepEqual(told, []);
    await browser.close();
  });

  test('a broken link and a short description are told with file, line and mend, and go away when they are mended', async () => {
    const file = path.join(project, 'docs/scanners/nmap.md');
    const text = readFileSync(file, 'utf8');
    const line = text.split('\n').length + 1;
    const from = length();
    writeWhole(file, `${text.replace(/^description: .*/m, 'description: Short.')}\nSee [it](/docs/scanners/nmpa).\n`);
    await server.shows(
      'docs/scanners/nmap.md:3: front matter: description: The text has 6 characters — write one sentence of 50 to',
      from,
    );
    await server.shows(
      `docs/scanners/nmap.md:${line}: there is no page /docs/scanners/nmpa — did you mean \`/docs/scanners/nmap\`?`,
      from,
    );
    const broken = length();
    writeWhole(file, text);
    await server.shows('compiled successfully', broken);
  });

  for (const [file, mistake, told] of [
    [
      'sidebars.ts',
      (text: string) => text.replace("'scanning-networks'", "'scaning-networks'"),
      'there is no page docs/how-tos/scaning-networks.md — did you mean `how-tos/scanning-networks`?',
    ],
    [
      'sidebars.ts',
      (text: string) => text.replace('const howTos = within(', 'const howTos = (within('),
      'sidebars.ts:',
    ],
    [
      'blog/tags.yml',
      (text: string) => text.replace('label: agile', 'label: "agile'),
      'blog/tags.yml:3: a quote is not',
    ],
  ] as const)
    test(`a mistake in ${file} is told with file, line and mend and without a stack, and goes away when it is mended: ${told}`, async () => {
      const text = readFileSync(path.join(project, file), 'utf8');
      const from = length();
      writeWhole(path.join(project, file), mistake(text));
      await server.shows(told, from);
      const broken = length();
      writeWhole(path.join(project, file), text);
      await server.shows('compiled successfully', broken);
      assert.doesNotMatch(server.output().slice(from), /^\s+at /m);
    });

  for (const [name, frontMatter, told] of [
    ['docs/how-tos/new-page.md', 'description: Short.', ':3: front matter: description: The text has 6 characters'],
    ['blog/2026-01-31-new-post.md', 'authors: nobody', ':3: front matter: authors: this is a text, not a list'],
    ['blog/2026-01-31-new-post.md', 'authors: [nobody]', ':3: front matter: authors names `nobody`'],
  ] as const)
    test(`what is wrong with a new page is told before anybody opens it: ${name}, ${frontMatter}`, async () => {
      const file = path.join(project, name);
      const from = length();
      writeWhole(file, `---\ntitle: New page\n${frontMatter}\n---\n\nText.\n`);
      await server.shows(name + told, from);
      const mended = length();
      rmSync(file);
      await server.shows('compiled successfully', mended);
    });

  test('the preview goes on after pages that came and went while it read them, and after a list that was away', async () => {
    const page = path.join(project, 'docs/how-tos/passing.md');
    const tags = path.join(project, 'blog/tags.yml');
    for (let pause = 0; pause < 1200; pause += 60) {
      writeWhole(page, '---\ntitle: Passing\ndescription: Short.\n---\n\nText.\n');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sleep(pause);
      rmSync(page);
    }
    const from = length();
    renameSync(tags, `${tags}~`);
    await server.shows('no such file or directory', from);
    renameSync(`${tags}~`, tags);
    await server.shows('compiled successfully', server.output().lastIndexOf('no such file'));
  });

  test('a page that cannot be read says why, with the line of the author', async () => {
    const file = path.join(project, 'docs/scanners/nikto.md');
    const text = readFileSync(file, 'utf8');
    const from = length();
    writeWhole(file, text.replace('::scanner-card{', '::scanner-cart{'));
    await server.shows('there is no directive "scanner-cart" — did you mean `scanner-card`?', from);
    assert.doesNotMatch(server.output().slice(from), /ModuleBuildError|Module build failed/);
    writeWhole(file, text);
  });

  test('what is saved in the catalog is seen on the page that is open, by a server that has started anew', async () => {
    const browser = await openBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${server.url}/docs/scanners/nmap`);
    await page.getByRole('heading', {name: 'Nmap', level: 1}).waitFor();
    const file = path.join(project, 'src/catalog/scanners/nmap.yaml');
    writeWhole(file, readFileSync(file, 'utf8').replace('meaning: Installs', 'meaning: Just now installs'));
    await page.getByText('Just now installs').waitFor();
    await browser.close();
  });
});
