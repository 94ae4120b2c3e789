import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import get from 'lodash/get';
import traverse from 'json-schema-traverse';
import {customResources} from '../../src/catalog';
import {schemaOf} from '../../src/catalog/crds/schemas';
import {formerHeadings} from '../../src/markdown/expand/schema/anchors';
import type {Schema} from '../../src/catalog/schema';
import {expand} from './support/expand';

const kinds = [...customResources.map(({kind}) => kind), 'Finding'];

/** An independent implementation that collects all field paths of a schema, through lists and maps. */
function paths({$defs = {}, ...root}: Schema): Set<string> {
  const found = new Set<string>();
  const walk = (schema: Schema, above: readonly string[], seen: readonly string[]): void =>
    traverse(schema, (part: traverse.SchemaObject, pointer: string) => {
      const below = [...pointer.matchAll(/\/properties\/([^/]+)/g)].map(([, name = '']) => name);
      if (below.length > 0) found.add([...above, ...below].join('.'));
      const name = String(part['$ref'] ?? '').replace('#/$defs/', '');
      if (name !== '' && !seen.includes(name)) walk($defs[name] ?? {}, [...above, ...below], [...seen, name]);
    });
  walk(root, [], []);
  return found;
}

/** Ids and the lines that define them. */
function marks(markdown: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const line of markdown.split('\n')) {
    for (const id of /\{(#[^}]+)\}$/.exec(line)?.[1]?.split(' ') ?? []) {
      assert.ok(!all.has(id.slice(1)), `${id} is there twice`);
      all.set(id.slice(1), line);
    }
  }
  return all;
}

/** The anchor that describes a path: its own, or the corresponding field of a shared structure. */
function anchorFor(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (ids.has(path)) {
    return path;
  }
  const steps = path.split('.');
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const above = steps.slice(0, length).join('.');
    const line = ids.get(above);
    if (line !== undefined) {
      const place = /are listed at \[[^\n]*?\]\(#([^)]+)\)/.exec(line)?.[1];
      return place === undefined ? undefined : anchorFor([place, ...steps.slice(length)].join('.'), ids);
    }
  }
  return undefined;
}

describe('the field reference', () => {
  for (const kind of kinds) {
    const schema = schemaOf(kind) as Schema;
    const prefix = kind === 'Finding' ? 'finding.' : '';
    it(`of ${kind} leads every field path to exactly one anchor`, () => {
      const text = expand(`::schema{kind="${kind}"}`);
      const ids = marks(text);
      const all = paths(schema);
      assert.ok(all.size > 10);
      for (const path of all) {
        assert.ok(anchorFor(prefix + path.toLowerCase(), ids), path);
      }
    });
  }

  it('shows type, default, required, limits, allowed values and examples', () => {
    const text = expand('::schema{kind="ScheduledScan" path="spec"}');
    const required: readonly string[] = get(schemaOf('ScheduledScan'), ['properties', 'spec', 'required'], []);
    const need = required.includes('concurrencyPolicy') ? 'required' : 'optional';
    assert.match(text, /^`spec` \(object, required\): .*Set exactly one of interval and schedule\. .* \{#spec\}/);
    for (const said of [
      /- `interval` \(string, optional\): .*Matches `\^[^`]+`\. For example `12h`, `30m` or `168h`\./,
      new RegExp(`- \`concurrencyPolicy\` \\(string, ${need}\\): .*One of \`Allow\`, \`Forbid\` or \`Replace\`\\.`),
      /- `retriggerOnScanTypeChange` \(boolean, optional, default `false`\)/,
      /- `successfulJobsHistoryLimit` \(integer, optional\): .*At least 0\. A 32-bit number\./,
      /`[\w.[\]]*operator` \(string, required\): .*One of `In`/,
      /`[\w.[\]]*values` \(list of strings, optional\): .*Required for In and NotIn, not allowed for Exists/,
      /`value` and `valueFrom` exclude each other\./,
    ])
      assert.match(text, said);
  });

  it('shows the type and value of a constant', () => {
    assert.match(expand('::schema{kind="Scan"}'), /- `kind` \(string, required\): .* Always `Scan`\./);
  });
});

describe('links into the reference of earlier releases', () => {
  for (const [kind, names] of Object.entries(formerHeadings)) {
    it(`still lead to the fields of ${kind}`, () => {
      const text = expand(`::schema{kind="${kind}" path="spec"}`);
      for (const [id, former] of Object.entries(names)) assert.ok(text.includes(`{#${id} #${former}}`), id);
    });
  }
});
