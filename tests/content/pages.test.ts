import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {catalogProblems} from '../../tools/check/catalog';
import {checkSite} from '../../tools/check/index';
import {formatProblem, sortProblems} from '../../src/text/flaw';
import {printReport, type Report} from '../../tools/check/report';
import {Site} from '../../tools/check/site';

const root = path.resolve(__dirname, '../..');
const site = new Site(root);

describe('what contributors write is right', () => {
  let report: Report;

  before(async () => {
    report = await checkSite(site);
  });
  after(() => console.log(printReport({...report, problems: []})));

  it('every page: front matter, fences, commands, manifests, links, anchors and style', () => {
    assert.deepEqual(sortProblems(report.problems).map(formatProblem), []);
  });
  it('every fence has a class', () => {
    assert.deepEqual(
      report.fences.filter(({kind}) => kind === null).map(({file, line}) => `${file}:${line}`),
      [],
    );
  });
  it('there is something to check', () => {
    assert.equal(report.pages, site.pageFiles.length);
    const kinds = report.fences.map(({kind}) => kind);
    assert.ok(kinds.includes('shell commands') && kinds.includes('terminal session') && kinds.includes('manifest'));
  });
  it('every entry of the catalog', () => {
    assert.deepEqual(catalogProblems(site).map(formatProblem), []);
  });
});
