import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chartByName, chartsWithoutImages, familyOf, shippedImages, valuesOf} from '../../src/catalog';

describe('who fills a mirror', () => {
  it('finds an image for every chart of the release', () => {
    assert.deepEqual(chartsWithoutImages, []);
  });
  it('gets names that can be copied: registry, path and tag, each once', () => {
    const names = shippedImages.map(({image}) => image);
    assert.deepEqual(
      names.filter((name) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+\/[a-z0-9/-]+:[\w.-]+$/.test(name)),
      [],
    );
    assert.equal(new Set(names).size, names.length);
  });
  it('is told of values that the chart has', () => {
    const unknown = shippedImages.flatMap(({charts, movedBy, family}) =>
      movedBy
        .filter((value) => !value.startsWith('--') && !/^(minio|elasticsearch|kibana)\./.test(value))
        .filter((value) => {
          const known = charts.flatMap((name) => {
            assert.equal(familyOf(name), family);
            return valuesOf(chartByName(name)!).map(({key}) => key);
          });
          return !known.some((key) => key === value || key.startsWith(`${value}.`));
        })
        .map((value) => `${charts.join(', ')}: ${value}`),
    );
    assert.deepEqual(unknown, []);
  });
});
