import memoize from 'lodash/memoize';
import {builtInResources} from '../../../src/catalog/tools';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {typeFile} from './kubernetes-types';
import {addSchema, compile, errorDiagnostics} from './schemas';
import {partOf, type YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];

/** Pod fields in product manifests and Helm values, with their types in Kubernetes. */
const POD_FIELDS: Readonly<Record<string, string>> = {
  metadata: 'ObjectMeta',
  resources: 'ResourceRequirements',
  affinity: 'Affinity',
  podSecurityContext: 'PodSecurityContext',
  jobTemplate: 'JobTemplateSpec',
  env: 'EnvVar[]',
  tolerations: 'Toleration[]',
  volumes: 'Volume[]',
  extraVolumes: 'Volume[]',
  volumeMounts: 'VolumeMount[]',
  extraVolumeMounts: 'VolumeMount[]',
  initContainers: 'Container[]',
  extraContainers: 'Container[]',
};

/** Files of types that are not in `core/v1`. */
const OTHER_FILES: Readonly<Record<string, string>> = {ObjectMeta: 'meta/v1', JobTemplateSpec: 'batch/v1'};

/** The file with the type of a Kubernetes kind or of a pod field. */
function fileOf(type: string, apiVersion: unknown): string {
  const group = builtInResources.find(({kind}) => kind === type)?.group;
  if (group === undefined || group === '') return OTHER_FILES[type] ?? 'core/v1';
  return `${group.split('.')[0]}/${String(apiVersion).split('/').at(-1)}`;
}

/** Adds the types of a file and of the files that it imports to the validator. */
const load = memoize((id: string): ReturnType<typeof typeFile> => {
  const file = typeFile(id);
  if (file) addSchema(file.schema);
  file?.imports.forEach((one) => load(one));
  return file;
});

/** The validator of a Kubernetes kind or a pod field; undefined for types that are not part of Kubernetes. */
const validatorOf = memoize(
  (type: string, apiVersion: unknown) => {
    const id = fileOf(type, apiVersion);
    return load(id)?.schema.$defs[type] && compile({$ref: `/${id}#/$defs/${type}`});
  },
  (...key) => key.join(' '),
);

/** True for a kind of Kubernetes. */
export const isKubernetesKind = (kind: string, apiVersion: string): boolean =>
  validatorOf(kind, apiVersion) !== undefined;

/** Validates a document against a type of Kubernetes. Unknown fields are reported, because Kubernetes ignores them. */
export function checkKubernetesType(type: string, document: YamlDocument, as = type): Diagnostic[] {
  if (!isMap(document.value)) return [];
  const validate = validatorOf(type, document.value['apiVersion']);
  if (!validate || validate(document.value)) return [];
  // The API server ignores fields without a value.
  const errors = (validate.errors ?? []).filter(({keyword, data}) => keyword !== 'type' || data !== null);
  return errorDiagnostics(errors, document, as);
}

/** Validates pod fields at any depth, because misspelled ones have no effect. */
export function checkPodFields(document: YamlDocument, value: unknown = document.value, path: Path = []): Diagnostic[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkPodFields(document, item, [...path, index]));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, key];
    const type = POD_FIELDS[key];
    if (type === undefined) return checkPodFields(document, child, at);
    const items: readonly [Path, unknown][] = type.endsWith('[]')
      ? (Array.isArray(child) ? child : []).map((item: unknown, index) => [[...at, index], item])
      : [[at, child]];
    return items.flatMap(([place, item]) =>
      checkKubernetesType(type.replace('[]', ''), partOf(document, place, item), key),
    );
  });
}
