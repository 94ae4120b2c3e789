import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {judgeCascade} from '../../src/simulator/cascade';
import type {Data, DataMap} from '../../src/simulator/data';
import {judgeScope} from '../../src/simulator/scope/in-scope';
import {inCidr} from '../../src/simulator/scope/ip';
import {valuesOf} from '../../src/simulator/scope/values';
import {openPort, rule, scan} from './support/simulator';

const PREFIX = 'scope.cascading.securecodebox.io/';
const finding = openPort({
  domains: ['a.foobar.com', 'b.foobar.com'],
  list: 'a.foobar.com, b.foobar.com,c.foobar.com',
});

const limited = (scopeLimiter: DataMap, annotations: Data = {[`${PREFIX}x`]: 'foobar.com'}): DataMap =>
  scan('nmap-a', 'nmap', annotations === null ? {} : {annotations}, {cascades: {scopeLimiter}});

/* simulator-scope-page tests each operator and helper with the examples of the reference. */
describe('list helpers of a scope limiter', () => {
  const values = (template: string) => valuesOf(template, finding, {});

  it("reject a path that is too short, with the hook's message", () => {
    assert.throws(() => values('{{#asList}}domains{{/asList}}'), {
      message: "Invalid list key 'domains'. List key must be at least 2 levels deep. E.g. 'attributes.addresses'",
    });
    assert.throws(() => values('{{#getValues}}attributes.ip{{/getValues}}'), {
      message:
        "Invalid list key 'attributes.ip'. List key must be at least 3 levels deep. E.g. 'attributes.addresses.ip'",
    });
  });
});

describe('operators of a scope limiter', () => {
  it('compare addresses bit by bit', () => {
    assert.ok(inCidr('10.10.4.7', '10.10.0.0/16'));
    assert.ok(inCidr('10.10.4.0/24', '10.10.0.0/16'));
    assert.ok(!inCidr('10.0.0.0/8', '10.10.0.0/16'), 'a larger network is not inside');
    assert.ok(inCidr('192.168.1.129', '192.168.1.128/25'));
    assert.ok(!inCidr('192.168.1.127', '192.168.1.128/25'));
    assert.ok(inCidr('1.2.3.4', '0.0.0.0/0'));
    assert.ok(inCidr('2001:db8:0:0:0:0:0:1', '2001:db8::/32'));
    assert.ok(inCidr('::ffff:10.0.0.1', '::ffff:a00:0/104'));
    assert.ok(!inCidr('2001:db9::1', '2001:db8::/32'));
  });
});

describe('a scope limiter', () => {
  const good = {key: `${PREFIX}x`, operator: 'In', values: ['{{attributes.hostname}}']};
  const bad = {...good, operator: 'NotIn'};
  const empty = {...good, values: ['{{attributes.missing}}']};
  const group = (limiter: DataMap) => judgeScope({parent: limited(limiter), finding, aliases: {}}).failed;

  it('passes if allOf, anyOf and noneOf pass, and without or with empty ones', () => {
    assert.equal(group({}), undefined);
    assert.equal(group({allOf: [], anyOf: [], noneOf: []}), undefined);
    assert.equal(group({allOf: [good], anyOf: [bad, good], noneOf: [bad]}), undefined);
    assert.equal(group({allOf: [good, bad]}), 'allOf');
    assert.equal(group({anyOf: [bad, bad]}), 'anyOf');
    assert.equal(group({noneOf: [bad, good]}), 'noneOf');
    assert.equal(group({allOf: [good], noneOf: [good]}), 'noneOf');
  });

  it('applies validOnMissingRender to a value that renders empty, so that true in noneOf blocks', () => {
    assert.equal(group({allOf: [empty]}), 'allOf');
    assert.equal(group({allOf: [empty], validOnMissingRender: true}), undefined);
    assert.equal(group({noneOf: [empty]}), undefined);
    assert.equal(group({noneOf: [empty], validOnMissingRender: true}), 'noneOf');
  });

  const said = (requirement: DataMap, annotations?: Data) => {
    const parent = limited({allOf: [requirement]}, annotations);
    const {state, details} = judgeCascade({rule: rule('r', {scanType: 'x'}), finding, parent});
    return `${state}: ${details.join(' ')}`;
  };

  it('resolves $.hostOrIP only if the ParseDefinition has an alias with this name', () => {
    const requirement = {...good, values: ['{{$.hostOrIP}}']};
    const judge = (limiter: DataMap, aliases: DataMap = {}) => judgeScope({parent: limited(limiter), finding, aliases});
    assert.equal(judge({allOf: [requirement]}).failed, 'allOf', 'nothing cascades');
    assert.equal(judge({noneOf: [requirement]}).failed, undefined, 'the exclusion does not apply');
    assert.equal(judge({noneOf: [requirement], validOnMissingRender: true}).failed, 'noneOf');
    assert.match(judge({allOf: [requirement]}).details.join(' '), /\{\{\$\.hostOrIP\}\} renders empty/);
    const aliases = {hostOrIP: '{{attributes.hostname}}'};
    assert.equal(judge({allOf: [requirement]}, aliases).failed, undefined);
    assert.equal(judge({noneOf: [requirement]}, aliases).failed, 'noneOf');
  });

  for (const [requirement, message, annotations] of [
    [{key: 'scope/x'}, /key 'scope\/x' is invalid: key does not start with 'scope\.cascading\.securecodebox\.io\/'/],
    [
      {operator: 'Matches'},
      /Cannot destructure property 'operator' of 'operatorFunctions\[operator\]' as it is undefined: "Matches" is not an operator/,
    ],
    [{operator: 'toString'}, /"toString" is not an operator/],
    [{key: `${PREFIX}other`}, /using operator 'In': the referenced annotation may not be undefined/],
    [{values: undefined}, /the values field may not be undefined/],
    [{}, /Cannot read properties of undefined \(reading 'scope\.cascading\..*'\): the Scan has no annotations/, null],
    [{operator: 'InCIDR'}, /Bad characters detected in address: /, {[`${PREFIX}x`]: '10.0.0.0/8'}],
  ] as const)
    it(`makes the hook fail with its message on a mistake: ${message.source}`, () =>
      assert.match(said({...good, ...requirement}, annotations), new RegExp(`^failed: .*${message.source}`)));

  it('silently stops a finding that is out of scope, but the reader sees which group failed', () => {
    const because =
      /^not-matched: Cascading Rule r not triggered as scope limiter did not pass: allOf does not hold\. /;
    assert.match(said(bad), because);
    assert.match(said(bad), /NotIn, does not hold: the annotation is the text "foobar\.com", .* \["foobar\.com"\]\. /);
    assert.match(said(bad), /Compared alone, the finding matches entry 1 of anyOf\.$/);
  });
});
