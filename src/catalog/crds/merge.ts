import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {isMap} from '../../lib/map';
import {suggest} from '../../lib/nearest';
import {both, type File, keysOf} from '../agree-names';
import type {Gap, WrittenFile} from '../read';
import type {JsonSchema} from '.';

/** Words about a field: its description, or a map with what a definition does not say. */
type FieldWords = string | (JsonSchema & {readonly of?: string; readonly fields?: Fields; readonly items?: FieldWords});

export type Fields = Readonly<Record<string, FieldWords>>;

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

/** A list item or a value that needs no words. */
const plain = (facts: JsonSchema): JsonSchema => omit(facts, 'properties');

/** Joins words about fields with the definition that the product generates, and collects their differences. */
export class Merge {
  readonly problems: Gap[] = [];
  /** Definitions that fields share, by the name that the words give them. */
  readonly definitions = new Map<string, JsonSchema>();

  /** @param kubernetes names of definitions that describe the Kubernetes API */
  constructor(
    private readonly shared: WrittenFile<Fields>,
    private readonly kubernetes: readonly string[],
  ) {}

  /**
   * The schema of a field.
   *
   * @param steps of the words in the file
   */
  field(said: FieldWords, facts: JsonSchema, file: File, steps: readonly string[]): JsonSchema {
    const {of, fields, items, ...own} = typeof said === 'string' ? {description: said} : said;
    if (of !== undefined) {
      this.define(of, facts, file, steps);
      return {$ref: `#/$defs/${of}`, ...pick(facts, 'default'), ...own};
    }
    const {properties: below, items: entries, additionalProperties: values} = facts;
    if (fields !== undefined && !isMap(below))
      this.problems.push(file.problem([...steps, 'fields'], 'the product defines no fields here', 'remove them'));
    return {
      ...pick(facts, ADOPTED),
      ...own,
      ...(isMap(below) && {
        properties: this.fields(fields ?? {}, below, file, [...steps, 'fields']),
        additionalProperties: false,
      }),
      ...(isMap(entries) && {
        items: items === undefined ? plain(entries) : this.field(items, entries, file, [...steps, 'items']),
      }),
      ...(isMap(values) && own['additionalProperties'] === undefined && {additionalProperties: plain(values)}),
    };
  }

  private fields(said: Fields, facts: JsonSchema, file: File, steps: readonly string[]): JsonSchema {
    this.problems.push(...both(file, steps, 'field', keysOf(said), keysOf(facts)));
    return Object.fromEntries(
      Object.entries(said).flatMap(([name, words]) => {
        const own = facts[name];
        return isMap(own) ? [[name, this.field(words, own, file, [...steps, name])]] : [];
      }),
    );
  }

  /** Adds a definition when a field refers to it for the first time. */
  private define(name: string, facts: JsonSchema, file: File, steps: readonly string[]): void {
    if (this.kubernetes.includes(name) || this.definitions.has(name)) return;
    const words = this.shared.content[name];
    if (words === undefined) {
      const fix = suggest(name, [...keysOf(this.shared.content), ...this.kubernetes]);
      this.problems.push(file.problem([...steps, 'of'], `there are no shared words "${name}"`, fix));
    } else {
      // A definition can refer to itself.
      this.definitions.set(name, {});
      this.definitions.set(name, this.field(words, facts, this.shared, [name]));
    }
  }
}
