import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Site} from '../../tools/check/site';
import {projectDir} from '../support/site';
import {skip} from './support/blog';
import {builtProblems, readBuild} from './support/built';

describe('the built site', {skip}, () => {
  it('has no link, anchor, image or resource that leads nowhere, and no id twice', (test) => {
    const build = readBuild();
    const addresses = [...build.pages.values()].flatMap((page) => page.addresses);
    test.diagnostic(`${addresses.length} addresses on ${build.pages.size} pages`);
    assert.ok(addresses.length > 10 * build.pages.size, 'hardly any address was found');
    assert.deepEqual(builtProblems(build), []);
  });
  it('has every file that pages may link to', () => {
    const {files} = readBuild();
    assert.deepEqual(
      new Site(projectDir).generatedFiles.filter((file) => !files.has(file)),
      [],
    );
  });
});
