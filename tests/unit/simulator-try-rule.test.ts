import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {stringify} from 'yaml';
import {tryRule} from '../../src/simulator/try-rule';
import {openPort, rule} from './support/simulator';

const own = stringify(rule('ssh-audit', {scanType: 'ssh-audit'}));
const finding = stringify(openPort());

describe('invalid input', () => {
  it('is reported with line and column if it is not YAML, in every field at once', () => {
    const texts = {rule: 'kind: CascadingRule\nspec: [1, 2', finding: 'a: 1\n b: 2', scan: 'x: "'};
    const {diagnostics} = tryRule('cascading-rule', texts);
    const places = diagnostics?.map(({part, line}) => `${part} ${line}`);
    assert.deepEqual(places, ['rule 2', 'finding 1', 'scan 1']);
    assert.ok(
      diagnostics?.every(({column, message}) => Number(column) >= 1 && message !== '' && !message.includes('\n')),
    );
    const [duplicate] = tryRule('post-processing', {rule: 'rules:\n  - a: 1\n    a: 2\n', finding}).diagnostics ?? [];
    assert.deepEqual([duplicate?.line, duplicate?.column], [3, 5]);
  });

  it('is reported as missing if a field is empty or contains something else', () => {
    const [empty] = tryRule('cascading-rule', {rule: own, finding: ' # nothing\n'}).diagnostics ?? [];
    assert.equal(empty?.message, 'Write one finding.');
    const [list] = tryRule('cascading-rule', {rule: own, finding: `[${JSON.stringify(openPort())}]`}).diagnostics ?? [];
    assert.match(list?.message ?? '', /^This is not one finding/);
    const [several] = tryRule('cascading-rule', {rule: `${own}---\n${own}`, finding}).diagnostics ?? [];
    assert.match(several?.message ?? '', /not several documents/);
    const [parent] = tryRule('cascading-rule', {rule: own, finding, scan: 'kind: ScheduledScan'}).diagnostics ?? [];
    assert.match(parent?.message ?? '', /kind: Scan, or leave this field empty/);
  });
});
