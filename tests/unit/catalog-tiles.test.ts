import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hooks} from '../../src/catalog/hooks';
import {scanners} from '../../src/catalog/scanners';
import {tilesOf} from '../../src/plugins/catalog-tiles/tiles';

const tiles = tilesOf(scanners, hooks);
test('every scanner of the catalog is on the home page once', () => {
  assert.deepEqual(
    tiles.scanners.flatMap((group) => group.tiles.map(({to}) => to)).toSorted(),
    scanners.map(({id}) => `/docs/scanners/${id}`).toSorted(),
  );
  assert.equal(tiles.scannerCount, scanners.length);
});

test('every hook of the catalog is on the home page once', () => {
  assert.deepEqual(
    tiles.hooks.flatMap((group) => group.tiles.map(({to}) => to)).toSorted(),
    hooks.map(({id}) => `/docs/hooks/${id}`).toSorted(),
  );
});

test('no group of the home page is empty', () => {
  const empty = [...tiles.scanners, ...tiles.hooks].filter((group) => group.tiles.length === 0);
  assert.deepEqual(empty, []);
});

test('what is deprecated or in development says so and stands last in its group', () => {
  const warned = [...tiles.scanners, ...tiles.hooks].flatMap((group) => group.tiles).filter(({state}) => state);
  assert.equal(
    new Set(warned.map(({to}) => to)).size,
    [...scanners, ...hooks].filter(({state}) => state !== 'released').length,
  );
  for (const group of [...tiles.scanners, ...tiles.hooks]) {
    const states = group.tiles.map(({state}) => state !== undefined);
    assert.deepEqual(
      states,
      states.toSorted((a, b) => Number(a) - Number(b)),
      group.title,
    );
  }
});

test('what the home page shows is a small part of the catalog', () => {
  assert.ok(JSON.stringify(tiles).length < 12_000);
});
