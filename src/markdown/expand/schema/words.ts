import {code, list, plain, value} from '../text';
import type {SchemaDocument} from './model';
import type {Schema} from '../../../catalog/schema';

/** A value in YAML flow style: JSON, except that strings have no quotation marks. */
export const literal = (data: unknown): string => value(typeof data === 'string' ? data : JSON.stringify(data));

const PLURALS: Readonly<Record<string, string>> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
};

/** The plural after "list of" and "map of": `strings or numbers`, `lists of objects`. */
function plural(type: string): string {
  return type
    .split(' or ')
    .map((one) => PLURALS[one] ?? one.replace(/^(list|map) of /, '$1s of '))
    .join(' or ');
}

/** The type of a value in words, for example `list of strings` or `string or number`. */
export function typeWords(document: SchemaDocument, schema: Schema): string {
  const {schema: resolved, nullable} = document.resolve(schema);
  const base = baseType(document, resolved);
  return nullable ? `${base} or \`null\`` : base;
}

function baseType(document: SchemaDocument, schema: Schema): string {
  const {type, items, additionalProperties, anyOf} = schema;
  if (type === undefined && schema.const !== undefined) return typeof schema.const;
  if (type === undefined && anyOf && anyOf.every((variant) => variant.type !== undefined)) {
    return list(
      anyOf.map((variant) => typeWords(document, variant)),
      'or',
    );
  }
  if (type === 'array') return `list of ${items ? plural(typeWords(document, items)) : 'any values'}`;
  if (type === 'object' && !schema.properties && typeof additionalProperties === 'object') {
    return `map of ${plural(typeWords(document, additionalProperties))}`;
  }
  return Array.isArray(type) ? list(type, 'or') : String(type ?? 'any value');
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'A time as in `2025-04-29T08:15:00Z` (RFC 3339).',
  uuid: 'A UUID.',
  int32: 'A 32-bit number.',
  int64: 'A 64-bit number.',
};

/** The maximum length of a displayed pattern. Longer patterns are in the published schema, and the description explains them. */
const READABLE_PATTERN = 100;

function counted(minimum: number | undefined, maximum: number | undefined, unit: (count: number) => string): string[] {
  return [...(minimum ? [`At least ${unit(minimum)}.`] : []), ...(maximum ? [`At most ${unit(maximum)}.`] : [])];
}

const unit =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`;

/** The limits of a single value, one sentence each. */
function limits(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, pattern, format} = schema;
  return [
    ...(schema.const === undefined ? [] : [`Always ${literal(schema.const)}.`]),
    ...(schema.enum ? [`One of ${list(schema.enum.map(literal), 'or')}.`] : []),
    ...(minLength === 1 ? ['Not empty.'] : counted(minLength, undefined, unit('character', 'characters'))),
    ...counted(undefined, maxLength, unit('character', 'characters')),
    ...(minimum === undefined ? [] : [`At least ${minimum}.`]),
    ...(maximum === undefined ? [] : [`At most ${maximum}.`]),
    ...(pattern === undefined || pattern.length > READABLE_PATTERN ? [] : [`Matches ${code(pattern)}.`]),
    ...(format !== undefined && FORMATS[format] !== undefined ? [FORMATS[format]] : []),
    ...counted(schema.minItems, schema.maxItems, unit('entry', 'entries')),
    ...counted(schema.minProperties, undefined, unit('field', 'fields')),
  ];
}

/** What the text around a value already contains. */
interface Surroundings {
  /** The fields of the value and its constraints are described elsewhere. */
  readonly elsewhere?: boolean;
  /** An enclosing object is described as open to further fields. */
  readonly open?: boolean;
}

/** Whether an object, or the entries of a list of objects, can have fields that the schema does not list. */
export function isOpen(document: SchemaDocument, schema: Schema): boolean {
  const entries = entrySchema(document, schema);
  return entries ? isOpen(document, entries) : schema.additionalProperties === true && schema.properties !== undefined;
}

/** The constraints on a single value beyond its type, as Markdown sentences. Constraints across fields are in the descriptions. */
function constraints(document: SchemaDocument, schema: Schema, around: Surroundings): string[] {
  if (around.elsewhere && schema.properties) return [];
  const showOpen = !around.open && schema.properties !== undefined && schema.additionalProperties === true;
  return [
    ...limits(schema),
    ...(showOpen ? ['Further fields are accepted.'] : []),
    ...ofEntries(document, schema, around),
  ];
}

/** The constraints on each entry of a list or each value of a map. */
function ofEntries(document: SchemaDocument, schema: Schema, around: Surroundings): string[] {
  const entries = entrySchema(document, schema);
  if (!entries) return [];
  const known = around.elsewhere && entries.properties;
  const words = [known ? '' : plain(entries.description ?? ''), ...constraints(document, entries, around)];
  const text = words.filter((part) => part !== '').join(' ');
  return text === '' ? [] : [`Each ${schema.type === 'array' ? 'entry' : 'value'}: ${text}`];
}

/** The schema of the entries of a list or the values of a map. */
function entrySchema(document: SchemaDocument, schema: Schema): Schema | undefined {
  const {items, additionalProperties, properties} = schema;
  const inside = items ?? (typeof additionalProperties === 'object' && !properties ? additionalProperties : undefined);
  return inside ? document.resolve(inside).schema : undefined;
}

/** The description, constraints and examples of a value as one Markdown paragraph. */
export function meaning(document: SchemaDocument, schema: Schema, around: Surroundings = {}): string {
  return [
    schema.description === undefined ? '' : plain(schema.description),
    ...constraints(document, schema, around),
    schema.readOnly ? 'Read-only: do not set it yourself.' : '',
    schema.examples ? `For example ${list(schema.examples.map(literal), 'or')}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
