import type {CustomResource, PrinterColumn} from './types';

const hookColumns: readonly PrinterColumn[] = [
  {name: 'TYPE', source: '.spec.type', wide: false},
  {name: 'PRIORITY', source: '.spec.priority', wide: false},
  {name: 'IMAGE', source: '.spec.image', wide: false},
];
const parserColumns: readonly PrinterColumn[] = [{name: 'IMAGE', source: '.spec.image', wide: false}];
const scanTypeColumns: readonly PrinterColumn[] = [
  {name: 'IMAGE', source: '.spec.jobTemplate.spec.template.spec.containers[0].image', wide: false},
];

/** Kebab case for file names and routes: `scan-type` for `ScanType`. */
const dashed = (kind: string): string => kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A kind with the names derived from it. A cluster-scoped kind is documented on the page of its namespaced kind. */
const resource = (
  kind: string,
  {
    group = 'execution',
    statusSubresource = false,
    ...described
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
  ...described,
});

/** The nine kinds of the operator chart, in the order of the reference. None has a short name. */
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
    purpose: 'How to run one scanner: the template of its Job and where its raw result is stored.',
    columns: scanTypeColumns,
  }),
  resource('ParseDefinition', {
    purpose: 'Which parser turns raw results of one type into findings.',
    columns: parserColumns,
  }),
  resource('ScanCompletionHook', {
    purpose: 'A program that runs after each scan in its namespace and reads or changes the findings.',
    columns: hookColumns,
  }),
  resource('CascadingRule', {
    group: 'cascading',
    purpose: 'Which findings start which further scan. The cascading-scans hook evaluates it.',
    columns: [
      {name: 'STARTS', source: '.spec.scanSpec.scanType', wide: false},
      {name: 'INVASIVENESS', source: 'label securecodebox.io/invasive', wide: false},
      {name: 'INTENSIVENESS', source: 'label securecodebox.io/intensive', wide: false},
    ],
  }),
  resource('ClusterScanType', {
    purpose: 'A ScanType for scans in all namespaces with `resourceMode: clusterWide`.',
    columns: scanTypeColumns,
  }),
  resource('ClusterParseDefinition', {
    purpose: 'A ParseDefinition for scans in all namespaces with `resourceMode: clusterWide`.',
    columns: parserColumns,
  }),
  resource('ClusterScanCompletionHook', {
    purpose: 'A ScanCompletionHook for scans in all namespaces with `resourceMode: clusterWide`.',
    columns: hookColumns,
  }),
];
