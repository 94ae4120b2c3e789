import {factsIn, type ProductCrd} from '../facts';
import {PRODUCT_RELEASE} from '../product';
import {InvalidCatalog, read, readFile} from '../read';
import {jsonSchema, kubernetesSchemas, writtenFields} from '../schema/json-schema';
import {customResources} from '.';
import {type FieldWords, Merge} from './merge';
import type {Gap} from '../read';
import type {CustomResource, JsonSchema} from './types';

type Fields = Readonly<Record<string, FieldWords>>;

const kubernetes = read('crds/kubernetes', kubernetesSchemas) as Readonly<Record<string, JsonSchema>>;
const definitions = readFile('crds/definitions', writtenFields);

/** Dialect and id of a schema. The id contains the release. */
const headOf = (file: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://www.securecodebox.io/schemas/${PRODUCT_RELEASE}/${file}`,
});

/** JSON Schema of `findings.json`, the list of findings of one scan. One finding is `#/$defs/finding`. */
export const findingSchema: JsonSchema = {
  ...headOf('finding.schema.json'),
  ...(read('crds/finding', jsonSchema) as JsonSchema),
};

const unusedStatus: JsonSchema = {
  type: 'object',
  description: 'Empty at this release; no controller writes to it.',
  properties: {},
  additionalProperties: false,
  readOnly: true,
};

/** Names of the definitions that a schema refers to. */
const referencesIn = (schema: unknown): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name!);

/** A self-contained schema with the definitions that it uses. */
export function bundled(schema: JsonSchema, shared: ReadonlyMap<string, JsonSchema> = new Map()): JsonSchema {
  const used = new Map<string, JsonSchema>();
  const follow = (part: unknown): void => {
    for (const name of referencesIn(part)) {
      const definition = shared.get(name) ?? kubernetes[name];
      if (definition === undefined) throw new Error(`src/catalog/crds has no definition "${name}"`);
      if (used.has(name)) continue;
      used.set(name, definition);
      follow(definition);
    }
  };
  follow(schema);
  const order = [...Object.keys(kubernetes), ...Object.keys(definitions.content)];
  const sorted = order.filter((name) => used.has(name)).map((name) => [name, used.get(name)] as const);
  return used.size === 0 ? schema : {...schema, $defs: Object.fromEntries(sorted)};
}

function whole({kind, group, version, schema, description}: CustomResource): JsonSchema {
  const written = readFile(`crds/${schema.replace(/^cluster-/, '').replace('.schema.json', '')}`, writtenFields);
  const merge = new Merge(definitions.content as Fields, new Set(Object.keys(kubernetes)));
  const {properties = {}} = (factsIn(`crds/${kind}`) as ProductCrd).schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
  };
  const {spec, status} = written.content as Fields;
  const made = {
    ...headOf(schema),
    title: kind,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['apiVersion', 'kind', 'metadata', 'spec'],
    properties: {
      apiVersion: {const: `${group}/${version}`, description: 'API group and version.'},
      kind: {const: kind, description: 'Resource kind.'},
      metadata: {$ref: '#/$defs/metadata'},
      spec: merge.field(spec ?? '', properties['spec'] ?? {}, ['spec']),
      status: status === undefined ? unusedStatus : merge.field(status, properties['status'] ?? {}, ['status']),
    },
  };
  const problems = merge.mismatches.map(({steps, problem, fix, silent}): Gap => {
    const shared = /^definitions: (.+)$/.exec(steps[0] ?? '')?.[1];
    const [file, path] = shared === undefined ? [written, steps] : [definitions, [shared, ...steps.slice(1)]];
    const stub = {name: file.name, steps: [...path, silent ?? ''], text: 'TODO: say what the field does.'};
    return {...file.problem(path, problem, fix), ...(silent !== undefined && {stub})};
  });
  if (problems.length > 0) throw new InvalidCatalog(problems);
  return bundled(made, merge.definitions);
}

const schemas: ReadonlyMap<string, JsonSchema> = new Map(customResources.map((one) => [one.kind, whole(one)] as const));

/**
 * The JSON Schema of a kind.
 * @param kind One of the nine kinds, or `Finding` for the finding format.
 * @returns A schema of dialect 2020-12 without references to other files; undefined for any other kind.
 */
export function schemaOf(kind: string): JsonSchema | undefined {
  return kind === 'Finding' ? findingSchema : schemas.get(kind);
}

/** The published schemas by file name: all kinds and the finding format. */
export function schemaFiles(): ReadonlyMap<string, JsonSchema> {
  const kinds = customResources.map(({kind, schema}) => [schema, schemaOf(kind) ?? {}] as const);
  return new Map([...kinds, ['finding.schema.json', findingSchema] as const]);
}
