import {type CustomResource, type JsonSchema, type PrinterColumn, PRODUCT_RELEASE} from '../types';
import {bundled} from './bundle';
import cascadingRule from './cascading-rule.schema.json';
import finding from './finding.schema.json';
import parseDefinition from './parse-definition.schema.json';
import scanCompletionHook from './scan-completion-hook.schema.json';
import scanType from './scan-type.schema.json';
import scan from './scan.schema.json';
import scheduledScan from './scheduled-scan.schema.json';

const hookColumns: readonly PrinterColumn[] = [
  {name: 'TYPE', source: '.spec.type', wide: false},
  {name: 'PRIORITY', source: '.spec.priority', wide: false},
  {name: 'IMAGE', source: '.spec.image', wide: false},
];
const parserColumns: readonly PrinterColumn[] = [{name: 'IMAGE', source: '.spec.image', wide: false}];
const scanTypeColumns: readonly PrinterColumn[] = [
  {name: 'IMAGE', source: '.spec.jobTemplate.spec.template.spec.containers[0].image', wide: false},
];

/** `ScanType` as the names of files and addresses write it. */
const dashed = (kind: string): string => kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A kind, with the names that follow from it. A kind for the whole cluster stands on the page of the other one. */
const resource = (
  kind: string,
  {
    group = 'execution',
    statusSubresource = false,
    ...told
  }: Pick<CustomResource, 'purpose' | 'columns'> & {
    readonly group?: 'execution' | 'cascading';
    readonly statusSubresource?: boolean;
  },
): CustomResource => ({
  group: `${group}.securecodebox.io`,
  version: 'v1',
  shortNames: [],
  kind,
  plural: `${kind.toLowerCase()}s`,
  singular: kind.toLowerCase(),
  scope: kind.startsWith('Cluster') ? 'Cluster' : 'Namespaced',
  statusSubresource,
  schema: `${dashed(kind)}.schema.json`,
  page: `/docs/api/crds/${dashed(kind.replace(/^Cluster/, ''))}`,
  ...told,
});

/** The nine kinds that the operator chart defines, in the order of the reference. None has a short name. */
export const customResources: readonly CustomResource[] = [
  resource('Scan', {
    statusSubresource: true,
    purpose: 'One run of a scanner against a target, with parsing and hooks.',
    columns: [
      {name: 'TYPE', source: '.spec.scanType', wide: false},
      {name: 'STATE', source: '.status.state', wide: false},
      {name: 'FINDINGS', source: '.status.findings.count', wide: false},
      {name: 'UID', source: '.metadata.uid', wide: true},
      {name: 'PARAMETERS', source: '.spec.parameters', wide: true},
    ],
  }),
  resource('ScheduledScan', {
    statusSubresource: true,
    purpose: 'A scan that starts again after an interval or at the times of a cron expression.',
    columns: [
      {name: 'TYPE', source: '.spec.scanSpec.scanType', wide: false},
      {name: 'INTERVAL', source: '.spec.interval', wide: false},
      {name: 'SCHEDULE', source: '.spec.schedule', wide: false},
      {name: 'FINDINGS', source: '.status.findings.count', wide: false},
      {name: 'UID', source: '.metadata.uid', wide: true},
      {name: 'PARAMETERS', source: '.spec.scanSpec.parameters', wide: true},
    ],
  }),
  resource('ScanType', {
    purpose: 'How to run one scanner: the template of its Job and where its raw result lies.',
    columns: scanTypeColumns,
  }),
  resource('ParseDefinition', {
    purpose: 'Which parser turns raw results of one type into findings.',
    columns: parserColumns,
  }),
  resource('ScanCompletionHook', {
    purpose: 'A program that runs after each scan of its namespace and reads or changes the findings.',
    columns: hookColumns,
  }),
  resource('CascadingRule', {
    group: 'cascading',
    purpose: 'Which findings start which further scan; the cascading-scans hook reads it.',
    columns: [
      {name: 'STARTS', source: '.spec.scanSpec.scanType', wide: false},
      {name: 'INVASIVENESS', source: 'label securecodebox.io/invasive', wide: false},
      {name: 'INTENSIVENESS', source: 'label securecodebox.io/intensive', wide: false},
    ],
  }),
  resource('ClusterScanType', {
    purpose: 'A ScanType for scans of all namespaces that ask for `resourceMode: clusterWide`.',
    columns: scanTypeColumns,
  }),
  resource('ClusterParseDefinition', {
    purpose: 'A ParseDefinition for scans of all namespaces that ask for `resourceMode: clusterWide`.',
    columns: parserColumns,
  }),
  resource('ClusterScanCompletionHook', {
    purpose: 'A ScanCompletionHook for scans of all namespaces that ask for `resourceMode: clusterWide`.',
    columns: hookColumns,
  }),
];

/** What a schema says of itself. Its address names the release. */
const headOf = (file: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://www.securecodebox.io/schemas/${PRODUCT_RELEASE}/${file}`,
});

/** JSON Schema of `findings.json`, the list of findings of one scan. One finding is `#/$defs/finding`. */
export const findingSchema: JsonSchema = {...headOf('finding.schema.json'), ...finding};

/** What is written down of a kind: the rest of its schema is that of every kind. */
interface Written {
  readonly description: string;
  readonly properties: {readonly spec: JsonSchema; readonly status?: JsonSchema};
}

const written: Readonly<Record<string, Written>> = {
  Scan: scan,
  ScheduledScan: scheduledScan,
  ScanType: scanType,
  ParseDefinition: parseDefinition,
  ScanCompletionHook: scanCompletionHook,
  CascadingRule: cascadingRule,
  ClusterScanType: {
    ...scanType,
    description:
      'Definition of a scanner for the whole cluster, used by scans with resourceMode clusterWide. Cluster-scoped.',
  },
  ClusterParseDefinition: {
    ...parseDefinition,
    description: 'Cluster-wide counterpart of ParseDefinition for scans with resourceMode clusterWide. Cluster-scoped.',
  },
  ClusterScanCompletionHook: {
    ...scanCompletionHook,
    description:
      'Cluster-wide counterpart of ScanCompletionHook for scans with resourceMode clusterWide; its Job runs in the namespace of the scan. Cluster-scoped.',
  },
};

const unusedStatus: JsonSchema = {
  type: 'object',
  description: 'Empty at this release; no controller writes to it.',
  properties: {},
  additionalProperties: false,
  readOnly: true,
};

function whole({kind, group, version, schema}: CustomResource): JsonSchema {
  const {description, properties} = written[kind]!;
  return bundled({
    ...headOf(schema),
    title: kind,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['apiVersion', 'kind', 'metadata', 'spec'],
    properties: {
      apiVersion: {const: `${group}/${version}`, description: 'API group and version.'},
      kind: {const: kind, description: 'Resource kind.'},
      metadata: {$ref: 'definitions.schema.json#/$defs/metadata'},
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

/**
 * The custom resource that a reader means on a command line.
 * @param word Kind, plural, singular, or one of the latter two with the group, in any case, for example
 * `scans.execution.securecodebox.io`.
 */
export function customResourceByWord(word: string): CustomResource | undefined {
  const wanted = word.toLowerCase();
  return customResources.find(({kind, plural, singular, group, version}) =>
    [kind.toLowerCase(), plural, singular].some((name) =>
      [name, `${name}.${group}`, `${name}.${version}.${group}`].includes(wanted),
    ),
  );
}

export {ajvOptions} from './ajv-options';
