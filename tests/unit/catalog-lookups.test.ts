import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import * as catalog from '../../src/catalog';
import {chartByName, familyOf, hooks, scanners, scbctl, scbctlCommand, valuesOf} from '../../src/catalog';
import {tilesOf} from '../../src/plugins/catalog-tiles/tiles';

const once = (values: readonly unknown[]) => assert.deepEqual(values, [...new Set(values)]);

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
      once(keys);
      for (const own of chart.values) assert.ok(values.includes(own));
      for (const {key} of catalog.commonValuesOf('scanner')) assert.ok(keys.includes(key));
    }
  });

  it('is led from a removed chart to the one that took its place', () => {
    for (const {name, successor} of catalog.formerCharts) {
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

describe('who fills a mirror', () => {
  it('finds an image for every chart of the release', () => assert.deepEqual(catalog.chartsWithoutImages, []));
  it('gets names that can be copied: registry, path and tag, each once', () => {
    const names = catalog.shippedImages.map(({image}) => image);
    for (const name of names) assert.match(name, /^[a-z0-9-]+(\.[a-z0-9-]+)+\/[a-z0-9/-]+:[\w.-]+$/);
    once(names);
  });
  it('is told of values that the chart has', () => {
    for (const {charts, movedBy, family} of catalog.shippedImages) {
      for (const name of charts) assert.equal(familyOf(name), family);
      const keys = charts.flatMap((name) => valuesOf(chartByName(name)!).map(({key}) => key));
      for (const value of movedBy.filter((one) => !/^(--|minio\.|elasticsearch\.|kibana\.)/.test(one)))
        assert.ok(
          keys.some((key) => key === value || key.startsWith(`${value}.`)),
          `${charts.join(', ')}: ${value}`,
        );
    }
  });
});

describe('the home page', () => {
  const tiles = tilesOf(scanners, hooks);
  const groups = [...tiles.scanners, ...tiles.hooks];

  it('says what is deprecated or in development, and shows it last in its group', () => {
    const warnedOf = [
      ...scanners.filter(({deprecation}) => deprecation),
      ...hooks.filter(({state}) => state !== 'released'),
    ];
    const titles = new Set(warnedOf.map(({title}) => title));
    for (const group of groups) {
      const warned = group.tiles.map(({state}) => state !== undefined);
      assert.deepEqual(
        warned,
        group.tiles.map(({title}) => titles.has(title)),
      );
      assert.ok(!warned.slice(0, warned.lastIndexOf(false) + 1).includes(true), group.title);
    }
  });
});
