import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {after, test} from 'node:test';
import {BUILD_INFO} from '../../src/site/hosts/build-info';
import {isFullRun} from '../support/full-run';
import {siteDir} from '../support/site';
import {buildIn, copyHistory, copyProject, digests, workshop} from '../support/workshop';
import {assertNone} from '../support/said';

if (isFullRun && process.env['SITE_DIR'] === undefined) {
  const folder = workshop('reproducible');
  after(() => rmSync(folder, {recursive: true}));

  test('another build of the same sources in another folder has identical files and prints no warning', () => {
    const project = path.join(folder, 'another-name');
    copyProject(project);
    copyHistory(project);
    const {succeeded, output} = buildIn(project);
    assert.ok(succeeded, output.slice(-4000));
    assert.doesNotMatch(output, /warn|error|deprecat|unrecognized/i);
    const [here, there] = [digests(siteDir), digests(path.join(project, 'build'))];
    // This file describes the sources of the build.
    for (const files of [here, there]) files.delete(BUILD_INFO);
    assert.ok(here.size > 500);
    assertNone([...here].filter(([file, digest]) => there.get(file) !== digest));
    assert.deepEqual([...there.keys()].toSorted(), [...here.keys()].toSorted());
  });
}
