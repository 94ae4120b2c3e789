import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {hooks, scanners} from '../../src/catalog';
import {expand, tableRows} from './support/expand';

/** The rows of the tables of hooks, of which there is one for each thing that hooks do. */
const hookRows = (): string[][] =>
  expand('::hooks-table')
    .split(/^#+ .*$/m)
    .flatMap((part) => tableRows(part).slice(1));

describe('overviews', () => {
  it('compare every scanner and every hook', () => {
    assert.equal(tableRows(expand('::scanners-table')).length, scanners.length + 1);
    for (const {id} of hooks)
      assert.ok(
        hookRows().some(([name = '']) => name.includes(`(/docs/hooks/${id})`)),
        id,
      );
  });

  it('show the values that all charts share under an anchor to which the charts link', () => {
    assert.match(expand('::common-values{of="scanner"}'), /\{#common-values\}\n\n\| Value \|/);
    const heading = '## Common values {#common-values}';
    assert.equal(expand(`${heading}\n\n::common-values{of="scanner"}`).split('{#common-values}').length, 2);
    assert.match(expand('::scanner-values{id="nmap"}'), /\(\/docs\/scanners\/chart-behavior#common-values\)/);
    assert.match(expand('::hook-values{id="defectdojo"}'), /\(\/docs\/hooks\/chart-behavior#common-values\)/);
  });
});
