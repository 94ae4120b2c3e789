import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import isMatch from 'lodash/isMatch';
import type {Data} from '../../src/simulator/data';
import {judgeAnyOf, mismatch} from '../../src/simulator/match';
import {fitsWildcard} from '../../src/simulator/match';
import {openPort} from './support/simulator';

describe('a finding is compared with a partial finding', () => {
  const finding = openPort({banner: null, nested: {a: [1, 'two', {three: 3}], empty: {}}}, {tags: ['x', 'y', 'y']});
  const patterns: readonly Data[] = [
    {},
    {category: 'Open Port'},
    {category: 'open port'},
    {category: 'Open Port', attributes: {}},
    {attributes: {port: 22}},
    {attributes: {port: '22'}},
    {attributes: {port: 22, state: 'closed'}},
    {attributes: {missing: null}},
    {attributes: {banner: null}},
    {attributes: {banner: ''}},
    {attributes: {ip_addresses: []}},
    {attributes: {ip_addresses: ['10.42.0.42']}},
    {attributes: {ip_addresses: {}}},
    {attributes: {nested: {a: [{three: 3}, 1]}}},
    {attributes: {nested: {a: [{three: 4}]}}},
    {attributes: {nested: {empty: {}}}},
    {attributes: {nested: {empty: []}}},
    {attributes: 'text'},
    {tags: ['y', 'y']},
    {tags: ['x', 'x']},
    {name: {}},
    {toString: 'x'},
    {attributes: {constructor: 'x'}},
  ];

  for (const pattern of patterns) {
    it(`exactly as lodash isMatch does: ${JSON.stringify(pattern)}`, () => {
      assert.equal(mismatch(pattern, finding, 'exact') === undefined, isMatch(finding, pattern as object));
    });
  }

  it('with wildcards only in cascading rules, which compare text only with text', () => {
    const fits = (attributes: Data, way: 'wildcard' | 'exact') => mismatch({attributes}, finding, way) === undefined;
    assert.ok(fits({service: 's*'}, 'wildcard'));
    assert.ok(!fits({service: 's*'}, 'exact'));
    for (const attributes of [{port: '2*'}, {banner: '*'}]) assert.ok(!fits(attributes, 'wildcard'));
  });
});

describe('a wildcard', () => {
  const CASES: readonly [text: string, pattern: string, fits: boolean][] = [
    ['https', 'http*', true],
    ['http', 'http*', true],
    ['http', 'http-*', false],
    ['http-alt', 'http-*', true],
    ['HTTP', 'http*', false],
    ['xhttp', 'http*', false],
    ['https-alt', '*-http', false],
    ['anything', '*', true],
    ['', '*', true],
    ['two\nlines', 'two*lines', true],
    ['abcbc', 'a*bc', true],
    ['ab', 'ab*b', false],
    ['a-b-c', '*-*-*', true],
    ['a-b', '*-*-*', false],
    ['a.b', 'a.b', true],
    ['axb', 'a.b', false],
    ['ssh', '!ssh', false],
    ['http', '!ssh', true],
    ['http', '!http*', false],
    ['imap', '!http*', true],
  ];
  for (const [text, pattern, fits] of CASES) {
    it(`${pattern} ${fits ? 'fits' : 'does not fit'} ${JSON.stringify(text)}`, () => {
      assert.equal(fitsWildcard(text, pattern), fits);
    });
  }
});

describe('anyOf', () => {
  it('matches if an entry does, and explains why earlier ones fail', () => {
    const verdict = judgeAnyOf([{category: 'Host'}, {attributes: {port: 22}}, {}], openPort(), 'wildcard');
    assert.deepEqual(verdict, {
      matched: 2,
      failures: [
        'Entry 1 of anyOf fails at category: the rule asks for the text "Host", the finding has the text "Open Port".',
      ],
    });
  });
});
