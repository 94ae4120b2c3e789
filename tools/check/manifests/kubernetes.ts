import memoize from 'lodash/memoize';
import {builtInResources} from '../../../src/catalog/tools';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {typeFile} from './kubernetes-types';
import {addSchema, compile, errorDiagnostics} from './schemas';
import type {YamlDocument} from './yaml-text';

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
  if (group === undefined || group === '') return `kubernetes-types/${OTHER_FILES[type] ?? 'core/v1'}`;
  return `kubernetes-types/${group.split('.')[0]}/${String(apiVersion).split('/').at(-1)}`;
}

/** Adds the types of a file and of the files that it imports to the validator. */
const load = memoize((id: string): ReturnType<typeof typeFile> => {
  const file = typeFile(id);
  if (file) addSchema(file.schema);
  file?.imports.forEach((one) => load(one));
  return file;
});

/** The validator of a type in a declaration file (./kubernetes-types); undefined if it has no such type. */
const validatorOf = memoize(
  (id: string, type: string) => load(id)?.schema.$defs[type] && compile({$ref: `/${id}#/$defs/${type}`}),
  (...key) => key.join(' '),
);

/** True for a kind of Kubernetes. */
export const isKubernetesKind = (kind: string, apiVersion: string): boolean =>
  validatorOf(fileOf(kind, apiVersion), kind) !== undefined;

/**
 * Validates a document against a type in a declaration file. Unknown fields are reported, because Kubernetes ignores them.
 *
 * @returns undefined if there is no such type
 */
export function checkType(id: string, type: string, document: YamlDocument, as: string): Diagnostic[] | undefined {
  const validate = validatorOf(id, type);
  if (!validate || validate(document.value)) return validate && [];
  // The API server ignores fields without a value.
  const errors = (validate.errors ?? []).filter(({keyword, data}) => keyword !== 'type' || data !== null);
  return errorDiagnostics(errors, document, as);
}

/** Validates a document against a kind of Kubernetes or a pod field. */
export const checkKubernetesType = (type: string, document: YamlDocument, as = type): Diagnostic[] =>
  (isMap(document.value) && checkType(fileOf(type, document.at('apiVersion')), type, document, as)) || [];

/** Validates pod fields at any depth, because misspelled ones have no effect. */
export function checkPodFields(document: YamlDocument): Diagnostic[] {
  const {value} = document;
  if (Array.isArray(value)) return value.flatMap((_, index) => checkPodFields(document.part(index)));
  return Object.entries(document.map()).flatMap(([key, child]) => {
    const type = POD_FIELDS[key];
    if (type === undefined) return checkPodFields(document.part(key));
    if (!type.endsWith('[]')) return checkKubernetesType(type, document.part(key), key);
    const items = Array.isArray(child) ? child : [];
    return items.flatMap((_, index) => checkKubernetesType(type.slice(0, -2), document.part(key, index), key));
  });
}
