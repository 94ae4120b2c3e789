import assert from 'node:assert/strict';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, test} from 'node:test';
import {BUILD_INFO} from '../../src/site/hosts/build-info';
import {isFullRun} from '../support/full-run';
import {buildIn, copyHistory, copyProject, digests, workshop} from '../support/workshop';
import {assertNone} from '../support/said';

if (isFullRun && process.env['SITE_DIR'] === undefined) {
  const folder = workshop('reproducible');
  after(() => rmSync(folder, {recursive: true}));
  const project = path.join(folder, 'site');
  const output = path.join(project, 'build');

  test('two builds of the same sources in the same folder have identical files and print no warning', () => {
    const [first, second] = [1, 2].map(() => {
      rmSync(project, {recursive: true, force: true});
      copyProject(project);
      copyHistory(project);
      const {succeeded, output: text} = buildIn(project);
      assert.ok(succeeded, text.slice(-4000));
      assert.doesNotMatch(text, /warn|error|deprecat|unrecognized/i);
      return digests(output);
    });
    assert.ok(first && second && first.size > 500);
    // This file describes the sources of the build.
    for (const files of [first, second]) files.delete(BUILD_INFO);
    assertNone([...first].filter(([file, digest]) => second.get(file) !== digest));
    assert.deepEqual([...second.keys()].toSorted(), [...first.keys()].toSorted());
  });

  test('the next build shows a change of the catalog, although the bundler caches pages', () => {
    const scanner = path.join(project, 'src/catalog/scanners/nmap.yaml');
    const text = readFileSync(scanner, 'utf8');
    const changed = text.replace(/^summary: /m, 'summary: Changed. ');
    assert.notEqual(changed, text);
    // The copy is a hard link.
    rmSync(scanner);
    writeFileSync(scanner, changed);
    const {succeeded, output: log} = buildIn(project);
    assert.ok(succeeded, log.slice(-4000));
    assert.match(readFileSync(path.join(output, 'docs/scanners.html'), 'utf8'), /Changed\. /);
  });
}
