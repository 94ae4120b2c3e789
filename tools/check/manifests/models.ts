import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ErrorObject} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import {builtInResources} from '../../../src/catalog/tools';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {errorDiagnostics, unknownField} from './schemas';
import {partOf, type YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];
type Validate = ((value: unknown) => boolean) & {errors?: readonly ErrorObject[] | null};

/** Pod fields in product manifests and Helm values, with their models in kubernetes-models. */
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

const PODS = Object.values(POD_FIELDS).map((model) => model.replace('[]', ''));

/** The folder with a package's validators, which the package exports only as methods of whole kinds. */
const schemas = (name: string): string => join(dirname(require.resolve(name)), '_schemas');

/** The file with the validator of a Kubernetes kind or a part of a pod, if there is one. */
function fileOf(model: string): string | undefined {
  const models = schemas('kubernetes-models');
  if (model === 'ObjectMeta')
    return join(schemas('@kubernetes-models/apimachinery'), 'IoK8sApimachineryPkgApisMetaV1ObjectMeta.js');
  if (model === 'JobTemplateSpec') return join(models, 'IoK8sApiBatchV1JobTemplateSpec.js');
  if (PODS.includes(model)) return join(models, `IoK8sApiCoreV1${model}.js`);
  const group = builtInResources.find(({kind}) => kind === model)?.group;
  if (group === undefined || group.includes('coreos')) return undefined;
  const [name = ''] = group.split('.');
  const folder = name === '' ? 'Core' : name[0]!.toUpperCase() + name.slice(1);
  return join(models, `IoK8sApi${folder}${folder === 'Autoscaling' ? 'V2' : 'V1'}${model}.js`);
}

/** The validator of a Kubernetes kind or a part of a pod; undefined for kinds without a model. */
const validatorOf = memoize((model: string): Validate | undefined => {
  const file = fileOf(model);
  return file === undefined || !existsSync(file) ? undefined : (require(file) as {validate: Validate}).validate;
});

/** True for a Kubernetes kind with a validator. */
export const hasModel = (kind: string): boolean => validatorOf(kind) !== undefined;

/** Records the fields that a validator reads, by the path of the object. */
class Watched {
  readonly read = new Map<string, {readonly path: Path; readonly value: object; readonly fields: Set<string>}>();
  /** Objects in which any field is allowed. */
  readonly open = new Set<string>();

  watch(value: unknown, path: Path = []): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const key = JSON.stringify(path);
    return new Proxy(value, {
      get: (target, field, receiver) => {
        const child: unknown = Reflect.get(target, field, receiver);
        if (typeof field !== 'string') return child;
        if (Array.isArray(target)) return this.watch(child, [...path, Number(field)]);
        const read = this.read.get(key) ?? {path, value, fields: new Set()};
        this.read.set(key, read);
        read.fields.add(field);
        return this.watch(child, [...path, field]);
      },
      // Listing the keys of an object means that the validator accepts any key.
      ownKeys: (target) => {
        this.open.add(key);
        return Reflect.ownKeys(target);
      },
    });
  }
}

/**
 * Validates a document against a Kubernetes model. The validators accept unknown fields, so fields that they never read are
 * reported; otherwise, a misspelled field in a NetworkPolicy would go unnoticed.
 */
export function checkModel(model: string, document: YamlDocument, as = model): Diagnostic[] {
  const validate = validatorOf(model);
  if (!validate || !isMap(document.value)) return [];
  const watched = new Watched();
  const isValid = validate(watched.watch(document.value));
  const closed = [...watched.read].filter(([key]) => !watched.open.has(key));
  const unknown = closed.flatMap(([, {path, value, fields}]) => {
    const unread = Object.keys(value).filter((field) => !fields.has(field));
    return unread.map((field) => unknownField(document, as, path, field, [...fields]));
  });
  return [...unknown, ...(isValid ? [] : errorDiagnostics(validate.errors ?? [], document, as))];
}

/** Validates pod fields at any depth, because misspelled ones have no effect. */
export function checkPodFields(document: YamlDocument, value: unknown = document.value, path: Path = []): Diagnostic[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkPodFields(document, item, [...path, index]));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, key];
    const model = POD_FIELDS[key];
    if (model === undefined) return checkPodFields(document, child, at);
    const items: readonly [Path, unknown][] = model.endsWith('[]')
      ? (Array.isArray(child) ? child : []).map((item: unknown, index) => [[...at, index], item])
      : [[at, child]];
    return items.flatMap(([place, item]) => checkModel(model.replace('[]', ''), partOf(document, place, item), key));
  });
}
