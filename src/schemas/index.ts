import {customResources} from '../catalog/crds';
import {PRODUCT_RELEASE} from '../catalog/product';
import type {CustomResource, JsonSchema} from '../catalog/types';
import {bundled, readSchema} from './bundle';

/** What a schema says of itself. Its address names the release. */
const headOf = (file: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://www.securecodebox.io/schemas/${PRODUCT_RELEASE}/${file}`,
});

/** JSON Schema of `findings.json`, the list of findings of one scan. One finding is `#/$defs/finding`. */
export const findingSchema: JsonSchema = {...headOf('finding.schema.json'), ...readSchema('finding')};

/** What is written down of a kind: the rest of its schema is that of every kind. */
interface Written {
  readonly description: string;
  readonly properties: {readonly spec: JsonSchema; readonly status?: JsonSchema};
}

/** What the kinds for the whole cluster say of themselves. Otherwise they are those for a namespace. */
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
 * @returns A schema of dialect 2020-12 without references to other files; undefined for any other word.
 */
export function schemaOf(kind: string): JsonSchema | undefined {
  return kind === 'Finding' ? findingSchema : schemas.get(kind);
}

/** The schemas by the names of the files under which the site publishes them: the kinds and the finding format. */
export function schemaFiles(): ReadonlyMap<string, JsonSchema> {
  const kinds = customResources.map(({kind, schema}) => [schema, schemaOf(kind) ?? {}] as const);
  return new Map([...kinds, ['finding.schema.json', findingSchema] as const]);
}
