import addFormats from 'ajv-formats';
import Ajv2020, {type AnySchema, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import once from 'lodash/once';
import {customResources} from '../../../src/catalog/crds';
import {findingSchema, schemaOf} from '../../../src/catalog/crds/schemas';
import type {Flaw} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {suggest} from '../../../src/text/nearest';
import {at} from '../../../src/text/at';

type Json = {readonly [key: string]: unknown};

/** A place in one of the schemas. */
interface SchemaPlace {
  /** Address of the schema with a JSON pointer, as Ajv takes it. */
  readonly reference: string;
  /** Names of the fields that can follow, for suggestions. */
  readonly fields: readonly string[];
}

/** The schemas of manifests and findings. Each has an `$id`, and a `title`, which is the kind. */
const schemaDocuments = (): readonly Json[] => [
  ...customResources.map(({kind}) => schemaOf(kind) ?? {}),
  findingSchema as Json,
];

/** Where a path can begin. */
interface Root {
  readonly schema: Json;
  readonly pointer: string;
}

function rootsOf(schema: Json): [name: string, root: Root][] {
  if (schema['type'] === 'array')
    return [
      ['Finding[]', {schema, pointer: ''}],
      ['Finding', {schema, pointer: '/items'}],
    ];
  return [[String(schema['title']), {schema, pointer: ''}]];
}

const roots = once((): ReadonlyMap<string, Root> => new Map(schemaDocuments().flatMap(rootsOf)));

const unfound = (problem: string, step: string, known: readonly string[]): Omit<Flaw, 'line'> => ({
  problem,
  fix: suggest(step, known, 'a field of the schema'),
});

/**
 * The place of a path such as `Scan.spec.cascades` or `Scan.spec.env[]`, through references, lists and maps; otherwise what
 * is wrong with the path.
 */
function placeAt(fieldPath: string): SchemaPlace | Omit<Flaw, 'line'> {
  const direct = roots().get(fieldPath);
  const [first = '', ...rest] = direct ? [fieldPath] : fieldPath.replaceAll('[]', '.[]').split('.');
  const root = direct ?? roots().get(first);
  if (!root) return unfound(`\`${first}\` is not a kind with a schema`, first, [...roots().keys()]);
  let pointer = resolve(root.schema, root.pointer);
  let walked = first;
  for (const step of rest) {
    const schema = partAt(root.schema, pointer);
    const next = step === '[]' ? itemPointer(schema) : fieldPointer(schema, step);
    if (next === undefined)
      return unfound(`\`${walked}\` has no ${step === '[]' ? 'items' : `field \`${step}\``}`, step, fieldsOf(schema));
    pointer = resolve(root.schema, pointer + next);
    walked += step === '[]' ? '[]' : `.${step}`;
  }
  return {reference: `${String(root.schema['$id'])}#${pointer}`, fields: fieldsOf(partAt(root.schema, pointer))};
}

/** What is wrong with the `part="…"` of a fence. */
export function wrongPart(part: string): Flaw | undefined {
  const place = placeAt(part);
  return 'problem' in place ? {line: 0, problem: `part="${part}": ${place.problem}`, fix: place.fix} : undefined;
}

/** The names of the fields at a place inside a value: for suggestions next to an unknown field. */
export function fieldsAt(fieldPath: string, instancePath: readonly (string | number)[]): readonly string[] {
  const steps = instancePath.map((step) => (typeof step === 'number' ? '[]' : step));
  const place = placeAt([fieldPath, ...steps].join('.').replaceAll('.[]', '[]'));
  return 'problem' in place ? [] : place.fields;
}

const compiler = once((): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // The schemas are ours and a test validates them; validation at each start takes as long as a page.
    validateSchema: false,
  });
  addFormats(ajv);
  for (const schema of schemaDocuments()) ajv.addSchema(schema as AnySchema);
  return ajv;
});

const compiled = memoize((reference: string) => compiler().compile({$ref: reference}));

/** The validator of a kind or of a part of one. */
export function validatorOf(fieldPath: string): ValidateFunction {
  const place = placeAt(fieldPath);
  if ('problem' in place) throw new Error(place.problem);
  return compiled(place.reference);
}

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function partAt(schema: Json, pointer: string): Json {
  const part = at(schema, stepsOf(pointer));
  return isMap(part) ? part : {};
}

/** Follows references, and the one alternative that is not null. */
function resolve(root: Json, pointer: string): string {
  const schema = partAt(root, pointer);
  const reference = schema['$ref'];
  if (typeof reference === 'string' && reference.startsWith('#')) return resolve(root, reference.slice(1));
  const alternatives = Array.isArray(schema['anyOf']) && schema['type'] === undefined ? schema['anyOf'] : [];
  const real = alternatives.findIndex((alternative) => isMap(alternative) && alternative['$ref'] !== undefined);
  return real === -1 ? pointer : resolve(root, `${pointer}/anyOf/${real}`);
}

function fieldPointer(schema: Json, step: string): string | undefined {
  const {properties, additionalProperties} = schema;
  if (isMap(properties) && step in properties) return `/properties/${escape(step)}`;
  return isMap(additionalProperties) ? '/additionalProperties' : undefined;
}

function itemPointer(schema: Json): string | undefined {
  return isMap(schema['items']) ? '/items' : undefined;
}

function fieldsOf(schema: Json): string[] {
  return isMap(schema['properties']) ? Object.keys(schema['properties']) : [];
}
