import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {suggest} from '../../../src/lib/nearest';
import {PACKAGES, typeFile} from './kubernetes-types';
import {addSchema, compile, errorDiagnostics} from './schemas';
import type {YamlDocument} from './yaml-text';

const CORE = 'kubernetes-models/v1/';

/** Pod fields in product manifests and Helm values, with the declaration files of their types. */
const POD_FIELDS: Readonly<Record<string, string>> = {
  metadata: '@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta',
  jobTemplate: 'kubernetes-models/batch/v1/JobTemplateSpec',
  resources: `${CORE}ResourceRequirements`,
  affinity: `${CORE}Affinity`,
  podSecurityContext: `${CORE}PodSecurityContext`,
};

/** Fields with a list of such objects. */
const POD_LISTS: Readonly<Record<string, string>> = {
  env: `${CORE}EnvVar`,
  tolerations: `${CORE}Toleration`,
  volumes: `${CORE}Volume`,
  extraVolumes: `${CORE}Volume`,
  volumeMounts: `${CORE}VolumeMount`,
  extraVolumeMounts: `${CORE}VolumeMount`,
  initContainers: `${CORE}Container`,
  extraContainers: `${CORE}Container`,
};

/** Adds the types of a file and of the files that it imports to the validator. */
const load = memoize((id: string) => {
  const file = typeFile(id);
  if (file) addSchema(file.schema);
  file?.imports.forEach((one) => load(one));
  return file;
});

/** The validator of the type that a declaration file is named by; undefined if there is none. */
const validatorOf = memoize((id: string) => {
  const type = `I${path.posix.basename(id)}`;
  return load(id)?.schema.$defs[type] && compile({$ref: `/${id}#/$defs/${type}`});
});

/**
 * Validates a document against the type in a declaration file. Unknown fields are reported, because Kubernetes ignores them.
 *
 * @returns undefined if there is no such type
 */
function checkType(id: string, document: YamlDocument, as = path.posix.basename(id)): Diagnostic[] | undefined {
  const validate = validatorOf(id);
  if (!validate || validate(document.value)) return validate && [];
  // The API server ignores fields without a value.
  const errors = (validate.errors ?? []).filter(({keyword, data}) => keyword !== 'type' || data !== null);
  return errorDiagnostics(errors, document, as);
}

/** Validates a document against a kind of Kubernetes, if there is one. */
export const checkKubernetesKind = (apiVersion: string, kind: string, document: YamlDocument) =>
  checkType(`kubernetes-models/${apiVersion}/${kind}`, document);

/** Packages with types of other products, by the API groups in them. Each has a file per kind in `GROUP/VERSION`. */
const BY_GROUP: readonly (readonly [groups: RegExp, name: string])[] = [
  [/^argoproj\.io$/, '@kubernetes-models/argo-cd'],
  [/\.toolkit\.fluxcd\.io$/, '@kubernetes-models/flux-cd'],
  [/^monitoring\.coreos\.com$/, '@kubernetes-models/prometheus-operator'],
  [/^kyverno\.io$/, '@kubernetes-models/kyverno'],
  [/^(?:generators\.)?external-secrets\.io$/, '@kubernetes-models/external-secrets'],
];

/** Checks a manifest of Argo CD, Flux, Kyverno, the Prometheus operator or External Secrets. */
export function checkForeign(document: YamlDocument): Diagnostic[] {
  const [version, kind] = [String(document.at('apiVersion')), String(document.at('kind'))];
  const name = BY_GROUP.find(([groups]) => groups.test(version.split('/', 1)[0]!))?.[1];
  if (name === undefined) return [];
  const folder = path.join(PACKAGES, name, version);
  if (!existsSync(folder))
    return document.report(
      ['apiVersion'],
      `there is no apiVersion \`${version}\``,
      'use a version that the product serves',
    );
  const diagnostics = checkType(`${name}/${version}/${kind}`, document);
  if (diagnostics) return diagnostics;
  const kinds = readdirSync(folder).flatMap((file) => /^(?!index)(\w+)\.js$/.exec(file)?.[1] ?? []);
  const fix = suggest(kind, kinds, 'a kind of this version');
  return document.report(['kind'], `\`${version}\` has no kind \`${kind}\``, fix);
}

/** Validates the metadata of a manifest. */
export const checkMetadata = (kind: string, document: YamlDocument): Diagnostic[] =>
  checkPodField(POD_FIELDS['metadata']!, document.part('metadata'), `${kind}.metadata`);

const checkPodField = (id: string, document: YamlDocument, as: string): Diagnostic[] =>
  (isMap(document.value) && checkType(id, document, as)) || [];

/** Validates pod fields at any depth, because misspelled ones have no effect. */
export function checkPodFields(document: YamlDocument): Diagnostic[] {
  const {value} = document;
  if (Array.isArray(value)) return value.flatMap((_, index) => checkPodFields(document.part(index)));
  return Object.keys(document.map()).flatMap((key) => {
    const [one, item] = [POD_FIELDS[key], POD_LISTS[key]];
    if (one !== undefined) return checkPodField(one, document.part(key), key);
    if (item === undefined) return checkPodFields(document.part(key));
    return document.list(key).flatMap((_, index) => checkPodField(item, document.part(key, index), key));
  });
}
