import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {hooks, scanners} from '../../src/catalog';
import {expand, tableRows} from './support/expand';

const owner = (scanType: string): string | undefined =>
  scanners.find(({scanTypes}) => scanTypes.some(({name}) => name === scanType))?.id;

/** The rows of the tables of hooks, of which there is one for each thing that hooks do. */
const hookRows = (): string[][] =>
  expand('::hooks-table')
    .split(/^#+ .*$/m)
    .flatMap((part) => tableRows(part).slice(1));

describe('overviews', () => {
  it('list every scanner under at least one thing that a reader has', () => {
    const text = expand('## Choose\n\n::scanners-by-target');
    for (const {id} of scanners) {
      assert.ok(text.includes(`(/docs/scanners/${id})`), id);
    }
    assert.match(text, /^### I have /m);
  });

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

describe('the cascade map', () => {
  const map = expand('::cascade-map');

  it('has an edge for every pair of scanners between which a rule of a chart leads', () => {
    for (const {cascadingRules} of scanners) {
      for (const {triggeredBy, startsScanType, name} of cascadingRules) {
        for (const from of triggeredBy.filter(
          (id) => id !== owner(startsScanType) && scanners.some((one) => one.id === id),
        )) {
          assert.ok(map.includes(`"${from}" -> "${owner(startsScanType)}"`), name);
        }
      }
    }
  });
});
