import addFormats from 'ajv-formats';
import Ajv2020, {type AnySchema, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import omit from 'lodash/omit';
import once from 'lodash/once';
import {customResources} from '../../../src/catalog/crds';
import {findingSchema, schemaOf} from '../../../src/catalog/crds/schemas';
import {at} from '../../../src/text/at';
import type {Flaw} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: object;
  readonly additionalProperties?: unknown;
}

/** Schemas that a part can belong to: of the kinds and of a list of findings. */
const schemas: ReadonlyMap<string, object> = new Map([
  ...customResources.map(({kind}) => [kind, schemaOf(kind)!] as const),
  ['Finding', findingSchema],
]);

type Place = readonly string[];

/** Follows references, and the one alternative that is not null. */
function resolve(root: object, place: Place): Place {
  const {$ref, type, anyOf = []} = at(root, place) as Schema;
  if ($ref !== undefined) return resolve(root, $ref.slice(2).split('/'));
  const index = type === undefined ? anyOf.findIndex((one) => one.$ref !== undefined) : -1;
  return index === -1 ? place : resolve(root, [...place, 'anyOf', String(index)]);
}

function childOf(root: object, place: Place, step: string): Place | undefined {
  const {properties = {}, additionalProperties} = at(root, place) as Schema;
  if (step === '[]') return [...place, 'items'];
  if (Object.hasOwn(properties, step)) return [...place, 'properties', step];
  return typeof additionalProperties === 'object' ? [...place, 'additionalProperties'] : undefined;
}

/** The reference to a part such as `Scan.spec.cascades` or `Scan.spec.env[]`, or what is wrong with its name. */
const referenceTo = memoize((part: string): string | Flaw => {
  const isList = part === 'Finding[]';
  const [first = '', ...steps] = isList ? ['Finding'] : part.replaceAll('[]', '.[]').split('.');
  const unknown = (problem: string, name: string, names: Iterable<string>): Flaw => ({
    line: 0,
    problem: `part="${part}": ${problem}`,
    fix: suggest(name, [...names], 'a field of the schema'),
  });
  const root = schemas.get(first);
  if (!root) return unknown(`\`${first}\` is not a kind with a schema`, first, schemas.keys());
  let place = resolve(root, first === 'Finding' && !isList ? ['items'] : []);
  for (const step of steps) {
    const child = childOf(root, place, step);
    if (!child) {
      const {properties = {}} = at(root, place) as Schema;
      return unknown(`there is no field \`${step}\``, step, Object.keys(properties));
    }
    place = resolve(root, child);
  }
  return `${first}#${place.map((step) => `/${step}`).join('')}`;
});

/** What is wrong with the `part="…"` of a fence. */
export function wrongPart(part: string): Flaw | undefined {
  const reference = referenceTo(part);
  return typeof reference === 'string' ? undefined : reference;
}

const ajv = once((): Ajv2020 => {
  // Validating the schemas with the schema of schemas takes as long as compiling them, and a test does it.
  const options = {allErrors: true, verbose: true, strict: false, validateSchema: false, code: {optimize: false}};
  const made = addFormats(new Ajv2020(options));
  for (const [name, schema] of schemas) made.addSchema(omit(schema, '$id'), name);
  return made;
});

/** Compiles a schema of the project. */
export const compile = (schema: AnySchema): ValidateFunction => ajv().compile(schema);

/** The validator of a kind or of a part of one. Parts of one kind share what they refer to. */
export const validatorOf = (part: string): ValidateFunction => ajv().getSchema(String(referenceTo(part)))!;
