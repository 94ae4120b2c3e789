import {isMap} from '../../lib/map';
import {suggest} from '../../lib/nearest';
import {renamed} from '../agree-names';

type Schema = Readonly<Record<string, unknown>>;

/** Words about a field: its description, or a map with what a definition does not say. */
export type FieldWords =
  | string
  | (Schema & {
      readonly of?: string;
      readonly fields?: Readonly<Record<string, FieldWords>>;
      readonly items?: FieldWords;
    });

/** A difference between the words and the definition. */
export interface Mismatch {
  readonly steps: readonly string[];
  readonly problem: string;
  readonly fix: string;
  /** A field that needs words. */
  readonly silent?: string;
}

/** Keywords of a definition that a schema of the site adopts. */
const ADOPTED = [
  'type',
  'enum',
  'default',
  'format',
  'pattern',
  'required',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
];

/** Joins words about fields with the definition that the product generates. */
export class Merge {
  readonly mismatches: Mismatch[] = [];
  /** Definitions that fields share, by the name that the words give them. */
  readonly definitions = new Map<string, Schema>();

  constructor(
    private readonly shared: Readonly<Record<string, FieldWords>>,
    /** Names of definitions that describe the Kubernetes API. */
    private readonly kubernetes: ReadonlySet<string>,
  ) {}

  /** The schema of a field. */
  field(said: FieldWords, facts: Schema, steps: readonly string[]): Schema {
    const words = typeof said === 'string' ? {description: said} : said;
    const {of, fields, items, ...own} = words as Exclude<FieldWords, string>;
    if (of !== undefined) {
      const initial = facts['default'] === undefined ? {} : {default: facts['default']};
      return {$ref: this.reference(of, facts, steps), ...initial, ...own};
    }
    const adopted = Object.fromEntries(ADOPTED.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])));
    const below = isMap(facts['properties']) ? facts['properties'] : undefined;
    const entries = isMap(facts['items']) ? facts['items'] : undefined;
    const values = isMap(facts['additionalProperties']) ? facts['additionalProperties'] : undefined;
    if (fields !== undefined && below === undefined)
      this.mismatches.push({
        steps: [...steps, 'fields'],
        problem: 'the product defines no fields here',
        fix: 'remove them',
      });
    return {
      ...adopted,
      ...own,
      ...(below && {properties: this.fields(fields ?? {}, below, steps), additionalProperties: false}),
      ...(entries && {
        items: items === undefined ? this.plain(entries) : this.field(items, entries, [...steps, 'items']),
      }),
      ...(values && own['additionalProperties'] === undefined && {additionalProperties: this.plain(values)}),
    };
  }

  private fields(said: Readonly<Record<string, FieldWords>>, facts: Schema, steps: readonly string[]): Schema {
    const unknown = Object.keys(said).filter((name) => facts[name] === undefined);
    const silent = Object.keys(facts).filter((name) => said[name] === undefined);
    for (const name of unknown)
      this.mismatches.push({
        steps: [...steps, 'fields', name],
        problem: `the product has no field \`${name}\``,
        fix: renamed(name, silent),
      });
    for (const name of silent)
      this.mismatches.push({
        steps: [...steps, 'fields'],
        problem: `the field \`${name}\` has no description`,
        fix: `add ${name}: and what it does`,
        silent: name,
      });
    const known = Object.entries(said).filter(([name]) => isMap(facts[name]));
    return Object.fromEntries(
      known.map(([name, words]) => [name, this.field(words, facts[name] as Schema, [...steps, 'fields', name])]),
    );
  }

  /** A list item or a value that needs no words. */
  private plain(facts: Schema): Schema {
    const {properties: _, ...rest} = facts;
    return rest;
  }

  private reference(name: string, facts: Schema, steps: readonly string[]): string {
    const words = this.shared[name];
    if (!this.kubernetes.has(name)) {
      if (words === undefined)
        this.mismatches.push({
          steps: [...steps, 'of'],
          problem: `there are no shared words "${name}"`,
          fix: suggest(name, [...Object.keys(this.shared), ...this.kubernetes]),
        });
      else if (!this.definitions.has(name)) {
        this.definitions.set(name, {});
        this.definitions.set(name, this.field(words, facts, [`definitions: ${name}`]));
      }
    }
    return `#/$defs/${name}`;
  }
}
