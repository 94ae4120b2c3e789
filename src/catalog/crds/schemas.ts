import {PRODUCT_RELEASE} from '../product';
import {read} from '../read';
import {customResources} from '.';
import type {CustomResource, JsonSchema} from './types';

const readSchema = (name: string): JsonSchema => read(`crds/${name}.schema`);

const FILE = 'definitions.schema.yaml';
const definitions = readSchema('definitions').$defs as Readonly<Record<string, JsonSchema>>;

/**
 * A self-contained schema: `$defs` contains the used definitions from `definitions.schema.yaml` and their dependencies.
 * @throws Error for a reference to an unknown definition.
 */
export function bundled(schema: JsonSchema): JsonSchema {
  const used = new Set<string>();
  const localReference = (reference: string): string => {
    const [file, pointer = ''] = reference.split('#');
    const name = pointer.replace('/$defs/', '');
    const definition = definitions[name];
    if (definition === undefined && file === FILE) throw new Error(`${FILE} has no definition "${name}"`);
    if (definition !== undefined && !used.has(name)) {
      used.add(name);
      local(definition);
    }
    return `#${pointer}`;
  };
  const local = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(local);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === '$ref' ? localReference(String(part)) : local(part),
    ]);
    return Object.fromEntries(entries) as unknown;
  };
  const own = local(schema) as JsonSchema;
  const needed = Object.entries(definitions).filter(([name]) => used.has(name));
  return used.size === 0 ? own : {...own, $defs: Object.fromEntries(needed)};
}

/** Dialect and id of a schema. The id contains the release. */
const headOf = (file: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://www.securecodebox.io/schemas/${PRODUCT_RELEASE}/${file}`,
});

/** JSON Schema of `findings.json`, the list of findings of one scan. One finding is `#/$defs/finding`. */
export const findingSchema: JsonSchema = {...headOf('finding.schema.json'), ...readSchema('finding')};

/** The parts of a schema that differ between kinds, from its file. */
interface Written {
  readonly description: string;
  readonly properties: {readonly spec: JsonSchema; readonly status?: JsonSchema};
}

/** Descriptions of cluster-scoped kinds, whose schemas are otherwise the same as for the namespaced kinds. */
const clusterDescriptions: Readonly<Record<string, string>> = {
  ClusterScanType:
    'Definition of a scanner for the whole cluster, used by scans with resourceMode clusterWide. Cluster-scoped.',
  ClusterParseDefinition:
    'Cluster-wide counterpart of ParseDefinition for scans with resourceMode clusterWide. Cluster-scoped.',
  ClusterScanCompletionHook:
    'Cluster-wide counterpart of ScanCompletionHook for scans with resourceMode clusterWide; its Job runs in the namespace of the scan. Cluster-scoped.',
};

const unusedStatus: JsonSchema = {
  type: 'object',
  description: 'Empty at this release; no controller writes to it.',
  properties: {},
  additionalProperties: false,
  readOnly: true,
};

function whole({kind, group, version, schema}: CustomResource): JsonSchema {
  const file = schema.replace(/^cluster-/, '').replace('.schema.json', '');
  const {description, properties} = readSchema(file) as unknown as Written;
  return bundled({
    ...headOf(schema),
    title: kind,
    description: clusterDescriptions[kind] ?? description,
    type: 'object',
    additionalProperties: false,
    required: ['apiVersion', 'kind', 'metadata', 'spec'],
    properties: {
      apiVersion: {const: `${group}/${version}`, description: 'API group and version.'},
      kind: {const: kind, description: 'Resource kind.'},
      metadata: {$ref: 'definitions.schema.yaml#/$defs/metadata'},
      spec: properties.spec,
      status: properties.status ?? unusedStatus,
    },
  });
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
