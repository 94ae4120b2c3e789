import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {stringify} from 'yaml';
import {tryRule, type Trial} from '../../src/simulator/try-rule';
import {shippedRules} from '../../src/markdown/try-blocks/shipped-rules';
import {BLOCKS, type BlockKind, type BlockTexts} from '../../src/simulator/blocks';
import {isFullRun} from '../support/full-run';
import {oneOf, randomFrom, SEED, withInput} from '../support/random';
import {hostileTemplate, hostileYaml} from './support/hostile-yaml';
import {openPort, rule, scan} from './support/simulator';

const own = stringify(rule('r', {scanType: 'x'}));
const finding = stringify(openPort());
/** All messages as one text. */
const said = ({diagnostics, outcome}: Trial): string =>
  diagnostics ? diagnostics.map(({message}) => message).join(' ') : [outcome.summary, ...outcome.details].join(' ');
const inEveryField = (text: string): readonly BlockTexts[] => [
  {rule: text, finding},
  {rule: own, finding: text},
  {rule: own, finding, scan: text},
];

describe('an expensive text is rejected with a reason', () => {
  const CASES: readonly [what: string, text: string, message: RegExp][] = [
    ['an alias inside what it names', '&a {self: *a}', /alias .*contains it/],
    ['an alias inside a list that it names', 'name: x\nattributes: &a [1, [2, *a]]', /alias .*contains it/],
    ['two thousand open brackets', '['.repeat(2000), /more than \d+ levels/],
    ['two thousand nested maps', `${'{a: '.repeat(2000)}1${'}'.repeat(2000)}`, /more than \d+ levels/],
    ['two thousand nested lists of the block form', `${'- '.repeat(2000)}1`, /more than \d+ levels/],
    [
      'aliases that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]`,
      /more than [\d,]+ values/,
    ],
    ['a very long text', `a: ${'x'.repeat(200_000)}`, /[\d,]+ characters/],
    ['more values than anybody reads', `a: [${'1,'.repeat(20_000)}]`, /more than [\d,]+ values/],
  ];
  for (const [what, text, message] of CASES) {
    it(`${what}, in every field`, () => {
      for (const texts of inEveryField(text)) assert.match(said(tryRule('cascading-rule', texts)), message);
      assert.match(said(tryRule('post-processing', {rule: text, finding})), message);
    });
  }

  it('five nested sections over a list of 30, in a rule and in a scope limiter', () => {
    const path = 'attributes.l';
    const template = `${`{{#${path}}}`.repeat(5)}x${`{{/${path}}}`.repeat(5)}`;
    const list = stringify(openPort({l: Array.from({length: 30}, (_, index) => index + 1)}));
    const started = performance.now();
    const inRule = tryRule('cascading-rule', {
      rule: stringify(rule('r', {scanType: 'x', parameters: [template]})),
      finding: list,
    });
    const key = 'scope.cascading.securecodebox.io/x';
    const scopeLimiter = {allOf: [{key, operator: 'In', values: [template]}]};
    const inScope = tryRule('cascading-rule', {
      rule: own,
      finding: list,
      scan: stringify(scan('a', 'nmap', {annotations: {[key]: 'x'}}, {cascades: {scopeLimiter}})),
    });
    for (const trial of [inRule, inScope]) assert.match(said(trial), /templates/i);
    assert.ok(performance.now() - started < 5000, 'both end without being stopped from outside');
  });
});

describe('hostile texts', () => {
  const COUNT = isFullRun ? 4000 : 500;
  const KINDS = Object.keys(BLOCKS) as BlockKind[];

  it(`${COUNT} of them give an answer, and none throws`, () => {
    const random = randomFrom(SEED);
    for (let number = 0; number < COUNT; number += 1) {
      const {shape, text} = hostileYaml(random);
      const isTemplate = random() < 0.4;
      const template = hostileTemplate(random);
      const texts = isTemplate
        ? {
            rule: stringify(rule('r', {scanType: 'x', parameters: [template]})),
            finding: stringify(openPort({l: Array.from({length: 30}, (_, index) => index), a: 'a, b'})),
          }
        : inEveryField(text)[Math.floor(random() * 3)]!;
      const kind = isTemplate ? 'cascading-rule' : oneOf(random, KINDS);
      withInput(`input ${number} (${isTemplate ? 'template' : shape})`, () => {
        const trial = tryRule(kind, texts, shippedRules);
        assert.ok(said(trial).length > 0);
        structuredClone(trial);
      });
    }
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
});
