import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Data, DataMap} from '../../src/simulator/data';
import {postProcess} from '../../src/simulator/post-processing';
import {openPort} from './support/simulator';

const telnet = openPort({port: 23, service: 'telnet', hostname: 'localhost'});
const when = (entry: DataMap, override: DataMap): DataMap => ({matches: {anyOf: [entry]}, override});
const resultOf = (values: Data, finding = telnet) => postProcess(values, finding).result?.value;

describe('override is merged into the finding', () => {
  const list = openPort({list: [1, {a: 1}, 3]});
  const overridden = (finding: DataMap, override: DataMap) =>
    resultOf({rules: [when({category: 'Open Port'}, override)]}, finding);

  it('like lodash merge, and the original finding is unchanged', () => {
    const before = structuredClone(list);
    const result = overridden(list, {attributes: {list: [null, {b: 2}], gone: null}}) as DataMap;
    assert.deepEqual((result['attributes'] as DataMap)['list'], [null, {a: 1, b: 2}, 3]);
    assert.equal((result['attributes'] as DataMap)['gone'], null);
    assert.deepEqual(list, before);
  });

  it('and cannot change the prototype of objects', () => {
    overridden(list, JSON.parse('{"__proto__": {"polluted": true}}') as DataMap);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
});

describe('post-processing rules', () => {
  it('change a matching finding', () => {
    const entry = {category: 'Open Port', attributes: {port: 23, state: 'open'}};
    const outcome = postProcess({rules: [when(entry, {severity: 'high', description: 'Telnet is bad'})]}, telnet);
    assert.equal(outcome.state, 'matched');
    assert.deepEqual(outcome.result?.value, {...telnet, severity: 'high', description: 'Telnet is bad'});
  });

  it('run in order, each on the result of the previous one, and the last one wins', () => {
    const rules = [
      when({attributes: {port: 23}}, {severity: 'LOW'}),
      when({severity: 'LOW'}, {ticket: 'Issue #33', severity: 'HIGH'}),
      when({severity: 'LOW'}, {ticket: 'never'}),
    ];
    assert.deepEqual(resultOf({rules}), {...telnet, severity: 'HIGH', ticket: 'Issue #33'});
    const turned = [rules[1]!, rules[0]!];
    assert.deepEqual(resultOf({rules: turned}), {...telnet, severity: 'LOW'});
  });

  it('without matches.anyOf make the hook fail', () => {
    const outcome = postProcess({rules: [when({}, {}), {matches: {}, override: {}}]}, telnet);
    assert.equal(outcome.state, 'failed');
    assert.deepEqual(outcome.details, ['Rule 2 has no list matches.anyOf, which ends in a TypeError.']);
    assert.equal(postProcess({rules: [null]}, telnet).state, 'failed');
  });
});
