import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {ruleConditions, scanners, type FindingPart} from '../../src/catalog';
import {judgeCascade} from '../../src/simulator/cascade';
import {mapAt, type DataMap} from '../../src/simulator/data';
import {childOf, openPort, rule, scan} from './support/simulator';

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
    const own = rule(
      entry.name,
      {scanType: entry.startsScanType, parameters: entry.parameters},
      {matches: {anyOf: conditions}},
    );

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

    it(`match fitting findings by each entry: ${entry.scanner} ${entry.name}`, () => {
      const parent = scan('nmap-foobar.com', 'nmap');
      for (const condition of conditions) {
        const single = {...own, spec: {...mapAt(own, 'spec'), matches: {anyOf: [condition]}}};
        const child = childOf({rule: single, finding: findingFor(condition), parent});
        assert.equal(mapAt(child, 'spec')['scanType'], entry.startsScanType);
        const parameters = JSON.stringify(mapAt(child, 'spec')['parameters']);
        assert.doesNotMatch(parameters, /\{\{|""|:\/\/:/, 'every template has a value');
        if (entry.parameters.some((parameter) => parameter.includes('{{'))) {
          assert.match(parameters, /foobar\.com/);
        }
      }
    });

    it(`do not match a closed port or another category: ${entry.scanner} ${entry.name}`, () => {
      for (const condition of conditions) {
        const finding = findingFor(condition);
        const attributes = {...mapAt(finding, 'attributes'), state: 'filtered', MetaGenerator: 'TYPO3'};
        for (const other of [
          {...finding, category: 'Host'},
          {...finding, attributes, osi_layer: 'APPLICATION'},
        ]) {
          assert.equal(judgeCascade({rule: own, finding: other}).state, 'not-matched');
        }
      }
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
