import {parse} from 'yaml';
import type {ProductCrd} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';

type Map = Record<string, unknown>;

/** Types of the Kubernetes API, recognized by fields that no other type has. The first match is used. */
const KUBERNETES: readonly (readonly [name: string, ...fields: string[]])[] = [
  ['JobSpec', 'backoffLimit', 'template'],
  ['PodSpec', 'containers', 'restartPolicy'],
  ['Container', 'command', 'volumeMounts'],
  ['Volume', 'emptyDir', 'configMap'],
  ['VolumeMount', 'mountPath'],
  ['EnvVar', 'valueFrom'],
  ['Affinity', 'nodeAffinity'],
  ['Toleration', 'tolerationSeconds'],
  ['ResourceRequirements', 'limits', 'requests'],
  ['LabelSelector', 'matchLabels', 'matchExpressions'],
];

const NEVER = new Set([
  'description',
  'example',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-list-type',
  'x-kubernetes-map-type',
]);

/** Drops descriptions, and replaces types of the Kubernetes API with `{$kubernetes: NAME}`. */
function facts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(facts);
  if (!isMap(schema)) return schema;
  const {properties} = schema;
  // A Scan and its cascades have some of these fields too, and more.
  const fields = isMap(properties) ? Object.keys(properties) : [];
  const type = KUBERNETES.find(([, ...names]) => names.every((name) => fields.includes(name)));
  if (type && !fields.includes('scopeLimiter'))
    return {$kubernetes: type[0], ...('default' in schema && {default: schema['default']})};
  const entries = Object.entries(schema).filter(([key]) => !NEVER.has(key));
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      key === 'properties' && isMap(part)
        ? Object.fromEntries(Object.entries(part).map(([name, one]) => [name, facts(one)]))
        : facts(part),
    ]),
  );
}

/** The source of a column: a path, or `label` and the name of the label. */
function columnSource(jsonPath: string): string {
  const label = /^\.metadata\.labels(?:\.|\[['"]?)(.+?)(?:['"]?\])?$/.exec(jsonPath)?.[1];
  return label === undefined ? jsonPath : `label ${label.replaceAll('\\', '')}`;
}

const list = (value: unknown): readonly Map[] => (Array.isArray(value) ? value.filter(isMap) : []);

/** Reads a definition. Of several versions, the stored one counts. */
export function readCrd(text: string): ProductCrd | undefined {
  const definition: unknown = parse(text);
  if (!isMap(definition) || definition['kind'] !== 'CustomResourceDefinition') return undefined;
  const spec = definition['spec'] as Map;
  const names = spec['names'] as Map;
  const versions = list(spec['versions']);
  const version = versions.find((one) => one['storage'] === true) ?? versions[0];
  if (version === undefined) throw new Error('the definition has no version');
  const columns = list(version['additionalPrinterColumns']).map((column) => ({
    name: String(column['name']).toUpperCase(),
    source: columnSource(String(column['jsonPath'])),
    wide: Number(column['priority'] ?? 0) > 0,
  }));
  return {
    kind: String(names['kind']),
    group: String(spec['group']),
    version: String(version['name']),
    plural: String(names['plural']),
    singular: String(names['singular']),
    shortNames: Array.isArray(names['shortNames']) ? names['shortNames'].map(String) : [],
    scope: String(spec['scope']),
    statusSubresource: isMap(version['subresources']) && 'status' in version['subresources'],
    columns: columns.toSorted((a, b) => Number(a.wide) - Number(b.wide)),
    schema: facts(isMap(version['schema']) ? version['schema']['openAPIV3Schema'] : {}) as Map,
  };
}
