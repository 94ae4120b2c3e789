import addFormats from 'ajv-formats';
import Ajv2020, {type AnySchema, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import once from 'lodash/once';
import {customResources} from '../../../src/catalog/crds';
import {findingSchema, schemaOf} from '../../../src/catalog/crds/schemas';
import {at} from '../../../src/text/at';
import type {Flaw} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: unknown;
  readonly type?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

/** Where the path of a part can begin: kinds and the format of findings. */
const roots: ReadonlyMap<string, Schema> = new Map([
  ...customResources.map(({kind}) => [kind, schemaOf(kind) as Schema] as const),
  ['Finding[]', findingSchema as Schema],
  ['Finding', {...(findingSchema['items'] as Schema), $defs: findingSchema['$defs']}],
]);

/** Follows references, and the one alternative that is not null. */
function resolve(root: Schema, schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolve(root, at(root, schema.$ref.slice(2).split('/')) as Schema);
  const real = schema.type === undefined ? schema.anyOf?.find(({$ref}) => $ref !== undefined) : undefined;
  return real ? resolve(root, real) : schema;
}

function childOf({properties, additionalProperties, items}: Schema, step: string): Schema | undefined {
  if (step === '[]') return items;
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/** The schema of a part such as `Scan.spec.cascades` or `Scan.spec.env[]`, or what is wrong with its name. */
function schemaAt(part: string): Schema | Omit<Flaw, 'line'> {
  const [first = '', ...steps] = roots.has(part) ? [part] : part.replaceAll('[]', '.[]').split('.');
  const unknown = (problem: string, name: string, names: Iterable<string>) => ({
    problem: `part="${part}": ${problem}`,
    fix: suggest(name, [...names], 'a field of the schema'),
  });
  const root = roots.get(first);
  if (!root) return unknown(`\`${first}\` is not a kind with a schema`, first, roots.keys());
  let schema = resolve(root, root);
  for (const step of steps) {
    const child = childOf(schema, step);
    if (!child) return unknown(`there is no field \`${step}\``, step, Object.keys(schema.properties ?? {}));
    schema = resolve(root, child);
  }
  return {...schema, $defs: root.$defs};
}

/** What is wrong with the `part="…"` of a fence. */
export function wrongPart(part: string): Flaw | undefined {
  const schema = schemaAt(part);
  return 'problem' in schema ? {line: 0, ...schema} : undefined;
}

/** Compiles a schema of the project. Validating it with the schema of schemas takes as long, and a test does it. */
export const compile = (schema: AnySchema): ValidateFunction => ajv().compile(schema);

const ajv = once((): Ajv2020 => {
  const options = {allErrors: true, verbose: true, strict: false, validateSchema: false, code: {optimize: false}};
  return addFormats(new Ajv2020(options));
});

/** The validator of a kind or of a part of one. */
export const validatorOf = memoize((part: string): ValidateFunction => {
  const {$id: _, ...schema} = schemaAt(part) as Schema & {readonly $id?: string};
  return compile(schema);
});
