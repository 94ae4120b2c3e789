import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  chartByName,
  commonValuesOf,
  familyOf,
  formerCharts,
  scanners,
  scbctl,
  scbctlCommand,
  valuesOf,
} from '../../src/catalog';

describe('what a reader looks up in the catalog', () => {
  it('finds every chart by its name, in the family whose values it shares', () => {
    assert.equal(familyOf('typo3scan'), 'scanner');
    assert.equal(familyOf('juice-shop'), 'demo-target');
    assert.equal(chartByName('notification-hook'), undefined);
    assert.equal(familyOf('notification-hook'), undefined);
  });

  it('meets an own value of a chart instead of the shared one of the same key', () => {
    for (const chart of scanners.map((scanner) => scanner.chart)) {
      const values = valuesOf(chart);
      const keys = values.map(({key}) => key);
      assert.deepEqual(keys, [...new Set(keys)]);
      for (const own of chart.values) assert.ok(values.includes(own));
      for (const {key} of commonValuesOf('scanner')) assert.ok(keys.includes(key));
    }
  });

  it('is led from a removed chart to the one that took its place', () => {
    for (const {name, successor} of formerCharts) {
      assert.equal(chartByName(name), undefined, name);
      if (successor !== null) assert.ok(chartByName(successor), `${name}: ${successor}`);
    }
  });

  it('reads scanners in the order of their titles', () => {
    const titles = scanners.map(({title}) => title.toLowerCase());
    assert.deepEqual(titles, titles.toSorted());
  });

  it('walks the commands of scbctl by the words of a command line', () => {
    assert.equal(scbctlCommand([]), scbctl);
    assert.equal(scbctlCommand(['completion', 'bash'])?.usage, 'scbctl completion bash');
    assert.equal(scbctlCommand(['delete']), undefined);
    assert.equal(scbctlCommand(['scan', 'bash']), undefined);
  });
});
