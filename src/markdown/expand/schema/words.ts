import {code, list, plain, sentences, value as asCode} from '../text';
import type {Field, Value} from './model';
import type {Schema} from '../../../catalog/schema';

/** A value in YAML flow style: JSON, except that strings have no quotation marks. */
const literal = (data: unknown): string => asCode(typeof data === 'string' ? data : JSON.stringify(data));

/** The plural after "list of" and "map of": `strings or numbers`, `lists of objects`. */
const plural = (type: string): string =>
  type.replace(/\b(?:string|integer|number|boolean|object|(?:list|map)(?= of))\b/g, '$&s');

/** The type of a value in words, for example `list of strings` or `string or number`. */
function typeWords(value: Value): string {
  const base = baseType(value);
  return value.nullable ? `${base} or \`null\`` : base;
}

function baseType({schema, entry, variants}: Value): string {
  const {type} = schema;
  if (type === undefined && schema.const !== undefined) return typeof schema.const;
  if (type === undefined && variants.length > 0 && variants.every((variant) => variant.schema.type !== undefined))
    return list(variants.map(typeWords), 'or');
  if (type === 'array') return `list of ${entry ? plural(typeWords(entry)) : 'any values'}`;
  if (type === 'object' && entry) return `map of ${plural(typeWords(entry))}`;
  return Array.isArray(type) ? list(type, 'or') : String(type ?? 'any value');
}

/** `string, required, default "x"`: the facts that readers look for first. */
export function facts({value, required}: Field): string {
  const {default: initial} = value.schema;
  const end = initial === undefined ? '' : `, default ${literal(initial)}`;
  return `${typeWords(value)}, ${required ? 'required' : 'optional'}${end}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'A time as in `2025-04-29T08:15:00Z` (RFC 3339).',
  uuid: 'A UUID.',
  int32: 'A 32-bit number.',
  int64: 'A 64-bit number.',
};

/** The maximum length of a displayed pattern. Longer patterns are in the published schema, and the description explains them. */
const READABLE_PATTERN = 100;

/** `At least 2 entries.`, or an empty string if a minimum or maximum is not set. */
function limit(lead: 'At least' | 'At most', count: number | undefined, one = '', many = `${one}s`): string {
  if (count === undefined) return '';
  return one === '' ? `${lead} ${count}.` : `${lead} ${count} ${count === 1 ? one : many}.`;
}

/** The limits of a single value, one sentence each. */
function limits(schema: Schema): string {
  const {minLength, maxLength, minimum, maximum, pattern = '', format = ''} = schema;
  return sentences(
    schema.const === undefined ? '' : `Always ${literal(schema.const)}.`,
    schema.enum ? `One of ${list(schema.enum.map(literal), 'or')}.` : '',
    minLength === 1 ? 'Not empty.' : limit('At least', minLength, 'character'),
    limit('At most', maxLength, 'character'),
    limit('At least', minimum),
    limit('At most', maximum),
    pattern === '' || pattern.length > READABLE_PATTERN ? '' : `Matches ${code(pattern)}.`,
    FORMATS[format] ?? '',
    limit('At least', schema.minItems || undefined, 'entry', 'entries'),
    limit('At most', schema.maxItems, 'entry', 'entries'),
    limit('At least', schema.minProperties, 'field'),
  );
}

/** What the text around a value already contains. */
interface Surroundings {
  /** The fields of the value and its constraints are described elsewhere. */
  readonly elsewhere?: boolean | undefined;
  /** An enclosing object is described as open to further fields. */
  readonly open?: boolean;
}

const description = ({schema}: Value): string => plain(schema.description ?? '');

/** The constraints on a value and its entries beyond their types. Constraints across fields are in the descriptions. */
function constraints({schema, entry}: Value, around: Surroundings): string {
  if (around.elsewhere && schema.properties) return '';
  const showOpen = !around.open && schema.properties !== undefined && schema.additionalProperties === true;
  const isKnown = around.elsewhere && entry?.schema.properties;
  const each = entry && !isKnown ? sentences(description(entry), constraints(entry, around)) : '';
  return sentences(
    limits(schema),
    showOpen ? 'Further fields are accepted.' : '',
    each && `Each ${schema.type === 'array' ? 'entry' : 'value'}: ${each}`,
  );
}

/** The description, constraints and examples of a value as one Markdown paragraph. */
export function meaning(value: Value, around: Surroundings = {}): string {
  const {readOnly, examples} = value.schema;
  return sentences(
    description(value),
    constraints(value, around),
    readOnly ? 'Read-only: do not set it yourself.' : '',
    examples ? `For example ${list(examples.map(literal), 'or')}.` : '',
  );
}
