import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import * as catalog from '../../src/catalog';
import {askedOf} from '../../src/plugins/local-search/asked';
import {chartByName, defects, familyOf, valuesOf} from '../../src/catalog';

describe('the list of images for a mirror', () => {
  it('has an image for every chart of the release', () => {
    const pulling = new Set(catalog.shippedImages.flatMap(({charts}) => charts));
    assert.deepEqual(
      catalog.charts.filter(({name}) => !pulling.has(name)),
      [],
    );
  });
  it('names values that the chart has', () => {
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

it('the search leads from a symptom of a known defect to its entry on Troubleshooting', () => {
  const asked = askedOf(path.resolve(__dirname, '../..'), 'docs/getting-started/troubleshooting.md');
  for (const {id, symptoms} of defects) assert.deepEqual(asked.get(`defect-${id}`), symptoms);
});
