import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {DataMap} from '../../src/simulator/data';
import {fitsWildcard, judgeAnyOf} from '../../src/simulator/match';
import {openPort} from './support/simulator';

describe('a finding is compared with a partial finding', () => {
  const fits = (attributes: DataMap, way: 'wildcard' | 'exact', finding = openPort({banner: null})) =>
    judgeAnyOf([{attributes}], finding, way).matched === 1;

  it('by type and value, as the hooks do, which ignore the order of lists', () => {
    assert.ok(fits({port: 22}, 'exact'));
    assert.ok(!fits({port: '22'}, 'exact'));
    assert.ok(!fits({missing: null}, 'exact'));
    assert.ok(fits({list: [{b: 2}, 'a']}, 'exact', openPort({list: ['a', 'c', {b: 2}]})));
  });

  it('with wildcards only in cascading rules, which compare text only with text', () => {
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
    ['HTTP', 'http*', false],
    ['xhttp', 'http*', false],
    ['', '*', true],
    ['two\nlines', 'two*lines', true],
    ['abcbc', 'a*bc', true],
    ['ab', 'ab*b', false],
    ['a-b', '*-*-*', false],
    ['axb', 'a.b', false],
    ['ssh', '!ssh', false],
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
