import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {parse} from 'yaml';
import {operatorNames} from '../../src/simulator/scope/operators';
import {tryScope} from '../../src/simulator/scope/in-scope';
import {assertNone} from '../support/said';
import {scan} from './support/simulator';

const page = readFileSync('docs/api/scope-limiter.md', 'utf8');
const KEY = 'scope.cascading.securecodebox.io/x';

/** The text of a cell without code marks. */
const plain = (cell: string): string => cell.trim().replace(/^`(.*)`$/, '$1');

/** The default value for a row without one, by the attribute of its finding. */
const VALUES: Readonly<Record<string, string>> = {
  hostname: '{{attributes.hostname}}',
  ip_addresses: '{{#asList}}attributes.ip_addresses{{/asList}}',
};

/** The rows of tables with results, by column name. A combined column is split into operator and annotation. */
function examples(): readonly Readonly<Record<string, string>>[] {
  const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [head = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) => line.slice(1, -1).split('|').map(plain));
    return head.includes('Result')
      ? rows.map((row) => {
          const cells: Record<string, string> = Object.fromEntries(head.map((name, index) => [name, row[index] ?? '']));
          const [operator = '', annotation = ''] = cells['Compared with']?.split('` `') ?? [];
          return operator ? {...cells, Operator: operator, Annotation: annotation} : cells;
        })
      : [];
  });
}

describe('the examples in the scope limiter reference', () => {
  for (const {Operator: operator, Finding = '', Value, Annotation: annotation, Result: result} of examples()) {
    const value = Value ?? VALUES[Finding.split(':')[0] ?? ''];
    it(`${operator} with ${value} and ${Finding}: ${result}`, () => {
      const limiter = {allOf: [{key: KEY, operator: operator ?? '', values: [value ?? '']}]};
      const parent = scan('a', 'x', {annotations: {[KEY]: annotation ?? ''}}, {cascades: {scopeLimiter: limiter}});
      const {state} = tryScope(parent, {attributes: parse(Finding)});
      const said = {matched: 'holds', 'not-matched': 'does not hold', failed: 'the hook fails'}[state];
      assert.equal(result?.split(':')[0]?.toLowerCase(), said);
    });
  }

  it('cover all operators and helpers', () => {
    const operators = examples().map(({Operator: operator}) => operator);
    assertNone(operatorNames.filter((name) => !operators.includes(name)));
    const values = examples().map(({Value: value}) => value);
    assertNone(['asList', 'getValues', 'split'].filter((name) => !values.join().includes(`{{#${name}}}`)));
  });
});
