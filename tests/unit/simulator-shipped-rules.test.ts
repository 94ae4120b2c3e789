import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {ruleConditions, scanners, type FindingPart} from '../../src/catalog';
import {mapAt, type DataMap} from '../../src/simulator/data';
import {childOf, openPort, rule} from './support/simulator';

/** A finding that a condition fits, with other values wherever the condition says nothing. */
function findingFor(condition: FindingPart): DataMap {
  const wanted = Object.entries(mapAt(condition, 'attributes')).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replace('*', '-proxy') : value,
  ]);
  const {attributes} = openPort({port: 4711, service: 'unknown', ...Object.fromEntries(wanted)});
  return openPort({}, {...condition, attributes, location: 'sub.foobar.com'});
}

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

  it('keep a URL intact where they write three braces', () => {
    const cmseek = shipped.find(({name}) => name === 'cmseek-cascade');
    const [condition] = ruleConditions['cmseek-cascade'] ?? [];
    const finding = {...findingFor(condition ?? {}), location: 'http://foobar.com/a?b=c'};
    const child = childOf({
      rule: rule(
        'cmseek-cascade',
        {scanType: 'cmseek', parameters: cmseek?.parameters},
        {matches: {anyOf: [condition ?? {}]}},
      ),
      finding,
    });
    assert.deepEqual(mapAt(child, 'spec')['parameters'], ['-u', 'http://foobar.com/a?b=c']);
  });
});
