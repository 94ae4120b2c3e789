import pick from 'lodash/pick';
import {factsIn, type ProductCrd} from '../facts';
import {PRODUCT_RELEASE} from '../product';
import {InvalidCatalog, read, readFile, type WrittenFile} from '../read';
import {jsonSchema, kubernetesSchemas, writtenFields} from '../schema/json-schema';
import {type CustomResource, customResources, type JsonSchema} from '.';
import {type Fields, Merge} from './merge';

const fieldsIn = (name: string) => readFile(`crds/${name}`, writtenFields) as WrittenFile<Fields>;

const kubernetes = read('crds/kubernetes', kubernetesSchemas) as Readonly<Record<string, JsonSchema>>;
const definitions = fieldsIn('definitions');

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

/** A self-contained schema with the definitions that it uses, in the order of their files. */
function bundled(schema: JsonSchema, shared: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const used = new Map<string, JsonSchema>();
  const follow = (part: JsonSchema): void => {
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
  return used.size === 0 ? schema : {...schema, $defs: pick(Object.fromEntries(used), order)};
}

function whole({kind, group, version, schema, description}: CustomResource): JsonSchema {
  const written = fieldsIn(schema.replace(/^cluster-|\.schema\.json$/g, ''));
  const {spec = '', status} = written.content;
  const {properties = {}} = (factsIn(`crds/${kind}`) as ProductCrd).schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
  };
  const merge = new Merge(definitions, Object.keys(kubernetes));
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
      spec: merge.field(spec, properties['spec'] ?? {}, written, ['spec']),
      status:
        status === undefined ? unusedStatus : merge.field(status, properties['status'] ?? {}, written, ['status']),
    },
  };
  if (merge.problems.length > 0) throw new InvalidCatalog(merge.problems);
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
