import addFormats from 'ajv-formats';
import Ajv2020, {type AnySchema, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import isEqual from 'lodash/isEqual';
import memoize from 'lodash/memoize';
import omit from 'lodash/omit';
import once from 'lodash/once';
import uniqWith from 'lodash/uniqWith';
import {customResources} from '../../../src/catalog/crds';
import {findingSchema, schemaOf} from '../../../src/catalog/crds/schemas';
import {at, pathOf} from '../../../src/lib/at';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import type {Path, YamlDocument} from './yaml-text';

interface Schema {
  readonly $ref?: string;
  readonly properties?: object;
}

/** Schemas by the first name in `part`: each kind, and `Finding`. */
const schemas: ReadonlyMap<string, object> = new Map([
  ...customResources.map(({kind}) => [kind, schemaOf(kind)!] as const),
  ['Finding', findingSchema],
]);

type Place = readonly string[];

/** Follows references. */
function resolve(root: object, place: Place): Place {
  const {$ref} = at(root, place) as Schema;
  return $ref === undefined ? place : resolve(root, $ref.slice(2).split('/'));
}

/** The schema reference of a part such as `Scan.spec.cascades`, or the diagnostic in its name. */
const referenceTo = memoize((part: string): string | Diagnostic => {
  const isList = part === 'Finding[]';
  const [first = '', ...steps] = isList ? ['Finding'] : part.split('.');
  const unknown = (problem: string, name: string, names: Iterable<string>): Diagnostic => ({
    line: 0,
    problem: `part="${part}": ${problem}`,
    fix: suggest(name, [...names], 'a field of the schema'),
  });
  const root = schemas.get(first);
  if (!root) return unknown(`\`${first}\` is not a kind with a schema`, first, schemas.keys());
  let place = resolve(root, first === 'Finding' && !isList ? ['items'] : []);
  for (const step of steps) {
    const {properties = {}} = at(root, place) as Schema;
    if (!Object.hasOwn(properties, step))
      return unknown(`there is no field \`${step}\``, step, Object.keys(properties));
    place = resolve(root, [...place, 'properties', step]);
  }
  return `${first}#${place.map((step) => `/${step}`).join('')}`;
});

/** The diagnostic in the `part="…"` of a fence, if any. */
export function wrongPart(part: string): Diagnostic | undefined {
  const reference = referenceTo(part);
  return typeof reference === 'string' ? undefined : reference;
}

const ajv = once((): Ajv2020 => {
  // Validating the schemas themselves takes as long as compiling them, and a test does it.
  const options = {allErrors: true, verbose: true, strict: false, validateSchema: false, code: {optimize: false}};
  const made = addFormats(new Ajv2020(options));
  for (const [name, schema] of schemas) made.addSchema(omit(schema, '$id'), name);
  return made;
});

export const addSchema = (schema: AnySchema): unknown => ajv().addSchema(schema);

export const compile = (schema: AnySchema): ValidateFunction => ajv().compile(schema);

/** The validator of a kind or a part. Parts of the same kind share compiled definitions. */
export const validatorOf = (part: string): ValidateFunction => ajv().getSchema(String(referenceTo(part)))!;

/** Splits a JSON pointer into steps, with numbers for list items. */
const stepsTo = (pointer: string, value: unknown): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, index, steps) => (Array.isArray(at(value, steps.slice(0, index))) ? Number(step) : step));

/** Ajv reports every alternative of a failed `anyOf`. Keeps the specific errors, or else the error of the choice. */
function essential(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    const inside = /^(?:any|one)Of$/.test(error.keyword)
      ? kept.filter((other) => other.instancePath.startsWith(error.instancePath))
      : [];
    const specific = inside.filter(
      (other) => other.keyword === 'additionalProperties' || other.instancePath.length > error.instancePath.length,
    );
    kept = [...kept.filter((other) => !inside.includes(other)), ...(specific.length > 0 ? specific : [error])];
  }
  return kept;
}

const FIXES: Readonly<Record<string, string>> = {
  string: 'quote the value',
  boolean: 'write true or false without quotes',
};

/** Problem and fix for an Ajv error at `shown`. The fix can be the description of the field. */
function wordsOf({keyword, params, message, parentSchema = {}}: ErrorObject, shown: string): [string, string] {
  const {missingProperty, additionalProperty, type, allowedValues} = params as Readonly<Record<string, unknown>>;
  const {description, properties = {}} = parentSchema as {description?: string; properties?: object};
  if (additionalProperty !== undefined) {
    const fields = Object.keys(properties);
    const all = `a field of ${shown}: ${fields.slice(0, 12).join(', ')} …`;
    const name = String(additionalProperty);
    const fix = fields.length === 0 ? 'remove it; no field is allowed' : suggest(name, fields, all);
    return [`\`${shown}\` has no field \`${name}\``, fix];
  }
  if (keyword === 'required') return [`\`${shown}.${String(missingProperty)}\` is missing`, 'add it'];
  if (keyword === 'type') {
    const [expected = ''] = [type].flat() as string[];
    return [`\`${shown}\` must be of type ${expected}`, FIXES[expected] ?? `write a value of type ${expected}`];
  }
  const problem = `\`${shown}\` ${keyword === 'pattern' ? 'is not well-formed' : message}`;
  if (keyword === 'enum') return [problem, `use one of ${(allowedValues as string[]).join(', ')}`];
  return [problem, description === undefined ? 'correct the value' : `correct it: ${description.replace(/\.$/, '')}`];
}

/** Converts Ajv errors to diagnostics with the line of each field. */
export function errorDiagnostics(errors: readonly ErrorObject[], document: YamlDocument, as: string): Diagnostic[] {
  const diagnostics = essential(errors).flatMap((error) => {
    const path = stepsTo(error.instancePath, document.value);
    const {additionalProperty} = error.params as {additionalProperty?: string};
    const place = additionalProperty === undefined ? path : [...path, additionalProperty];
    return document.report(place, ...wordsOf(error, pathOf([as, ...path])));
  });
  // A misspelled required field is not reported as missing, too.
  const misspelled = diagnostics.flatMap(({fix}) => /mean `(.+)`/.exec(fix)?.[1] ?? []);
  const isMisspelled = ({problem}: Diagnostic): boolean =>
    misspelled.some((name) => problem.endsWith(`.${name}\` is missing`));
  return uniqWith(diagnostics, isEqual).filter((diagnostic) => !isMisspelled(diagnostic));
}

/**
 * Validates a document against a product kind or a part of one, given as a path such as `Scan.spec`. With `excerpt`, the
 * root can omit required fields.
 */
export function checkSchema(part: string, document: YamlDocument, excerpt = false): Diagnostic[] {
  const validate = validatorOf(part);
  if (validate(document.value)) return [];
  const isLeftOut = ({keyword, instancePath}: ErrorObject): boolean =>
    excerpt && instancePath === '' && /^(?:required|anyOf|oneOf)$/.test(keyword);
  const errors = (validate.errors ?? []).filter((error) => !isLeftOut(error));
  return errorDiagnostics(errors, document, part);
}
