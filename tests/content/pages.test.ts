import assert from 'node:assert/strict';
import path from 'node:path';
import {before, describe, it} from 'node:test';
import {catalogProblems} from '../../tools/check/catalog';
import {checkSite} from '../../tools/check/index';
import {commandLines} from '../../src/markdown/expand/command';
import {formatProblem, type Problem, sortProblems} from '../../src/lib/diagnostic';
import {readFences} from '../../tools/check/fences/fences';
import {Site} from '../../tools/check/site';
import {assertNone} from '../support/said';

const root = path.resolve(__dirname, '../..');
const site = new Site(root);

describe('all content passes the checks', () => {
  let problems: readonly Problem[];

  before(async () => {
    problems = await checkSite(site);
  });

  it('every page: front matter, fences, commands, manifests, links, anchors and style', () => {
    assert.deepEqual(sortProblems(problems).map(formatProblem), []);
  });
  it('long commands in the docs are split into lines that fit on a laptop', () => {
    const cut = site.pageFiles
      .filter((file) => file.startsWith('docs/'))
      .flatMap((file) => readFences(site.page(file)).fences.map((fence) => ({file, ...fence})))
      .filter(({language}) => /^(?:bash|sh)$/.test(language))
      .filter(({code}) => commandLines(code) !== code);
    assertNone(cut.map(({file, line, code}) => `${file}:${line}: break it as\n${commandLines(code)}`));
  });
  it('every entry of the catalog', () => {
    assert.deepEqual(catalogProblems(site).map(formatProblem), []);
  });
});
