import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {ruleConditions, scanners} from '../../src/catalog';
import {mapAt} from '../../src/simulator/data';

const shipped = scanners.flatMap((scanner) => scanner.cascadingRules.map((entry) => ({scanner: scanner.id, ...entry})));

describe('the rules that the charts ship', () => {
  it('are all tried here', () => {
    assert.deepEqual(Object.keys(ruleConditions).toSorted(), [...new Set(shipped.map(({name}) => name))].toSorted());
  });

  for (const entry of shipped) {
    const conditions = ruleConditions[entry.name] ?? [];
    it(`have the conditions that the catalog tells: ${entry.scanner} ${entry.name}`, () => {
      const told = entry.matches;
      const values = conditions.flatMap((condition) => [
        ...Object.values({...condition, attributes: undefined}),
        ...Object.values(mapAt(condition, 'attributes')),
      ]);
      const bare = values.flatMap((value) => (value === undefined ? [] : [String(value).replace(/-?\*$/, '')]));
      for (const value of bare) assert.ok(told.includes(value), `${value} in: ${told}`);
      for (const number of told.match(/\b\d{2,5}\b/g) ?? []) assert.ok(values.includes(Number(number)), `${number}`);
    });
  }
});
