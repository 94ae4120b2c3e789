import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse, stringify} from 'yaml';
import {ajvOptions, schemaOf} from '../../src/catalog';
import {BLOCKS} from '../../src/simulator/blocks';
import {tryRule} from '../../src/simulator/try-rule';
import {openPort, rule, scan} from './support/simulator';

const own = stringify(rule('ssh-audit', {scanType: 'ssh-audit'}));
const finding = stringify(openPort());

describe('what a reader types', () => {
  it('is told line and column where it is no YAML, in every field at once', () => {
    const {flaws} = tryRule('cascading-rule', {
      rule: 'kind: CascadingRule\nspec: [1, 2',
      finding: 'a: 1\n b: 2',
      scan: 'x: "',
    });
    assert.deepEqual(
      flaws?.map(({part, line}) => [part, line]),
      [
        ['rule', 2],
        ['finding', 1],
        ['scan', 1],
      ],
    );
    assert.ok(flaws?.every(({column, message}) => Number(column) >= 1 && message !== '' && !message.includes('\n')));
    const [duplicate] = tryRule('post-processing', {rule: 'rules:\n  - a: 1\n    a: 2\n', finding}).flaws ?? [];
    assert.deepEqual([duplicate?.line, duplicate?.column], [3, 5]);
  });

  it('is told what is missing where a field is empty or holds something else', () => {
    const [empty] = tryRule('cascading-rule', {rule: own, finding: ' # nothing\n'}).flaws ?? [];
    assert.equal(empty?.message, 'Write one finding.');
    const [list] = tryRule('cascading-rule', {rule: own, finding: `[${JSON.stringify(openPort())}]`}).flaws ?? [];
    assert.match(list?.message ?? '', /^This is not one finding/);
    const [several] = tryRule('cascading-rule', {rule: `${own}---\n${own}`, finding}).flaws ?? [];
    assert.match(several?.message ?? '', /not several documents/);
    const [parent] = tryRule('cascading-rule', {rule: own, finding, scan: 'kind: ScheduledScan'}).flaws ?? [];
    assert.match(parent?.message ?? '', /kind: Scan, or leave this field empty/);
  });

  it('never throws, whatever it is', () => {
    const odd = [
      '',
      '*a',
      '&a [*a]',
      'a: &x {b: *x}',
      '!!js/function "x"',
      '{{',
      '---\n---',
      '- 1',
      '"x',
      '\t',
      '\u0000',
      '? {a: b}',
    ];
    const bombs = 'a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]';
    for (const text of [...odd, bombs]) {
      for (const kind of ['cascading-rule', 'post-processing'] as const) {
        for (const texts of [
          {rule: text, finding},
          {rule: own, finding: text},
          {rule: own, finding, scan: text},
        ]) {
          const trial = tryRule(kind, texts);
          assert.ok(trial.flaws?.length !== 0 && (trial.flaws ?? trial.outcome));
        }
      }
    }
  });

  it('may be JSON', () => {
    assert.equal(tryRule('cascading-rule', {rule: own, finding: JSON.stringify(openPort())}).outcome?.state, 'matched');
  });

  it('needs no parent Scan, and says which one is assumed', () => {
    const {outcome, yaml} = tryRule('cascading-rule', {rule: own, finding});
    assert.match(outcome?.details.join(' ') ?? '', /parent-scan that selects every rule is assumed/);
    assert.match(yaml ?? '', /generateName: parent-scan-ssh-audit-/);
  });

  it('takes the aliases of a ParseDefinition behind the Scan', () => {
    const key = 'scope.cascading.securecodebox.io/domain';
    const limiter = {allOf: [{key, operator: 'In', values: ['{{$.host}}']}]};
    const parent = stringify(
      scan('nmap-a', 'nmap', {annotations: {[key]: 'foobar.com'}}, {cascades: {scopeLimiter: limiter}}),
    );
    const definition = stringify({
      kind: 'ParseDefinition',
      spec: {scopeLimiterAliases: {host: '{{attributes.hostname}}'}},
    });
    const state = (text: string) => tryRule('cascading-rule', {rule: own, finding, scan: text}).outcome?.state;
    assert.equal(state(parent), 'not-matched');
    assert.equal(state(`${parent}---\n${definition}`), 'matched');
  });
});

describe('the new Scan', () => {
  it('is a Scan that the cluster accepts', () => {
    const ajv = addFormats.default(new Ajv2020(ajvOptions));
    const validate = ajv.compile(schemaOf('Scan'));
    const {yaml} = tryRule('cascading-rule', {rule: own, finding, scan: stringify(scan('nmap-a', 'nmap'))});
    assert.ok(validate(parse(yaml ?? '')), JSON.stringify(validate.errors));
  });
});

describe('the try blocks of the documentation', () => {
  const PAGES = {
    'cascading-rule': 'docs/hooks/cascading-scans.md',
    'post-processing': 'docs/hooks/finding-post-processing.md',
  } as const;
  for (const kind of ['cascading-rule', 'post-processing'] as const) {
    const page = readFileSync(PAGES[kind], 'utf8');
    const fence = (word: string) =>
      new RegExp(`\`\`\`yaml[^\\n]*try="${word}"\\n([\\s\\S]*?)\\n\`\`\``).exec(page)?.[1];

    it(`show an example that matches, after an entry or a rule that does not: ${PAGES[kind]}`, () => {
      const texts = Object.fromEntries(
        BLOCKS[kind].flatMap(({name}) => {
          const text = fence(name === 'rule' ? kind : name);
          return text === undefined ? [] : [[name, text]];
        }),
      );
      const {outcome, flaws} = tryRule(kind, texts);
      assert.equal(flaws, undefined);
      assert.equal(outcome?.state, 'matched');
      assert.match(outcome?.details.join(' ') ?? '', /fails at/);
    });
  }
});
