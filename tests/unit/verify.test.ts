import assert from 'node:assert/strict';
import {test, type TestContext} from 'node:test';
import {sha256} from '../../src/lib/digest';
import {BUILD_INFO, type BuildInfo} from '../../src/site/hosts/build-info';
import {createSiteServer} from '../../tools/serve/server';
import {compareSite} from '../../tools/verify/compare';
import {folderWith} from '../support/folder';
import {listening} from '../support/listening';

const built: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs/page.html': '<h1>Page</h1>',
  'docs/chart.yaml.html': '<h1>chart.yaml</h1>',
  'assets/js/main.abc.js': 'run()',
  _headers: '/*\n  X-A: b\n',
};

const own: BuildInfo = {
  commit: 'abc',
  modified: false,
  dated: true,
  baseUrl: '/',
  builder: {node: 'v20.0.0', platform: 'linux-x64', folder: '/site'},
  files: Object.fromEntries(Object.entries(built).map(([file, text]) => [file, sha256(Buffer.from(text))])),
};

/** Serves these files. */
async function deployed(context: TestContext, files: Readonly<Record<string, string>>): Promise<string> {
  const {url, stop} = await listening(createSiteServer(folderWith({[BUILD_INFO]: JSON.stringify(own), ...files})));
  context.after(stop);
  return url;
}

test('a deployed site that matches the build passes, and host rules are ignored', async (context) => {
  const {commit, compared, problems} = await compareSite(await deployed(context, built), own);
  assert.deepEqual(problems, []);
  assert.equal(commit, 'abc');
  assert.equal(compared, Object.keys(built).length - 1);
});

test('changed, missing and added files are listed, even if the site reports otherwise', async (context) => {
  const theirs = JSON.stringify({...own, files: {...own.files, 'extra.js': 'x'}});
  const {'assets/js/main.abc.js': _, ...rest} = built;
  const url = await deployed(context, {...rest, 'docs/page.html': '<h1>Other</h1>', [BUILD_INFO]: theirs});
  const {problems} = await compareSite(url, own);
  assert.deepEqual(problems.toSorted(), [
    'assets/js/main.abc.js: status 404',
    'docs/page.html: differs',
    'extra.js: not in this build',
  ]);
});

test('a site without build information fails', async (context) => {
  const {problems} = await compareSite(await deployed(context, {...built, [BUILD_INFO]: 'none'}), own);
  assert.deepEqual(problems, [`${BUILD_INFO}: cannot be read`]);
});
