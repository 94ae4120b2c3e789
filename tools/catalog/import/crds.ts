import type {ICustomResourceDefinition} from 'kubernetes-models/apiextensions.k8s.io/v1';
import pick from 'lodash/pick';
import {parse} from 'yaml';
import type {ProductCrd} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';

/** Fields with types of the Kubernetes API, whose fields are no facts of the product. */
const KUBERNETES =
  /^(?:affinity|env|hookSelector|initContainers|jobTemplate|resources|tolerations|volumeMounts|volumes)$/;
const NEVER = /^(?:description|example|x-kubernetes-(?:list-map-keys|list-type|map-type))$/;

/** Drops descriptions, and what is below a type of the Kubernetes API. */
function facts(key: string, schema: unknown): unknown {
  // A field can have the name of a keyword, but not its type.
  if (NEVER.test(key) && !isMap(schema)) return undefined;
  if (!KUBERNETES.test(key) || !isMap(schema)) return schema;
  return pick(schema, 'type', 'default', 'items.type');
}

/** The source of a column that shows a label. */
const LABEL = /^\.metadata\.labels(?:\.|\[['"]?)(.+?)(?:['"]?\])?$/;

/** Reads a definition. Of several versions, the stored one counts. */
export function readCrd(text: string): ProductCrd | undefined {
  const {kind, spec} = parse(text) as ICustomResourceDefinition;
  if (kind !== 'CustomResourceDefinition') return undefined;
  const version = spec.versions.find(({storage}) => storage) ?? spec.versions[0];
  if (version === undefined) throw new Error('the definition has no version');
  const columns = (version.additionalPrinterColumns ?? []).map(({name, jsonPath, priority = 0}) => ({
    name: name.toUpperCase(),
    source: jsonPath.replace(LABEL, 'label $1').replaceAll('\\', ''),
    wide: priority > 0,
  }));
  const {plural, singular = '', shortNames = []} = spec.names;
  return {
    kind: spec.names.kind,
    group: spec.group,
    version: version.name,
    plural,
    singular,
    shortNames,
    scope: spec.scope,
    statusSubresource: version.subresources?.status !== undefined,
    columns: columns.toSorted((a, b) => Number(a.wide) - Number(b.wide)),
    schema: JSON.parse(JSON.stringify(version.schema?.openAPIV3Schema ?? {}), facts) as ProductCrd['schema'],
  };
}
