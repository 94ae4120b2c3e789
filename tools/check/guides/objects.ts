import {HELM} from '../commands/helm';
import {unwrap} from '../commands';
import {given, has, readCall} from '../commands/tool';
import {KUBECTL} from '../commands/kubectl';
import type {Path, YamlDocument} from '../manifests/yaml-text';
import type {Command} from '../shell/parse';
import {type GuideFiles, kindOf} from './files';

/** An object that a guide creates or uses. */
export interface Thing {
  readonly kind: string;
  readonly name: string;
  /** Undefined for cluster-scoped objects, and where the file leaves the namespace open. */
  readonly namespace?: string | undefined;
  readonly line: number;
  /** True for the namespace of a command, which must exist before the command runs. */
  readonly now?: boolean;
}

/** Kinds whose objects are created by somebody in any case. Others, such as User, are names outside the cluster. */
const KINDS = new Set(
  'Secret ConfigMap ServiceAccount PersistentVolumeClaim Role ClusterRole Namespace SecretStore ClusterSecretStore OCIRepository HelmRepository GitRepository HelmRelease Kustomization AppProject'.split(
    ' ',
  ),
);

/** Fields that contain the name of an object. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  secretName: 'Secret',
  existingSecret: 'Secret',
  keySecret: 'Secret',
  userSecret: 'Secret',
  serviceAccountName: 'ServiceAccount',
  claimName: 'PersistentVolumeClaim',
  existingClaim: 'PersistentVolumeClaim',
  existingCertificate: 'ConfigMap',
  targetNamespace: 'Namespace',
};

/** Fields with an object, or a list of objects, that have a `name`. */
const REFERENCE_FIELDS: Readonly<Record<string, string>> = {
  secretRef: 'Secret',
  secretKeyRef: 'Secret',
  imagePullSecrets: 'Secret',
  configMapRef: 'ConfigMap',
  configMapKeyRef: 'ConfigMap',
  configMap: 'ConfigMap',
  serviceAccountRef: 'ServiceAccount',
};

/** Names that are filled in later: templates and variables. */
const isOpen = (name: string): boolean => /[{$<]|^$/.test(name);

/** The name at a path, unless it is filled in later. */
function nameAt(document: YamlDocument, ...path: Path): string | undefined {
  const name = document.text(...path);
  return name === undefined || isOpen(name) ? undefined : name;
}

/** The objects that a value refers to, at any depth. */
function* referencesIn(document: YamlDocument, outer: string | undefined): Iterable<Thing> {
  const {value} = document;
  if (Array.isArray(value)) for (const index of value.keys()) yield* referencesIn(document.part(index), outer);
  const fields = document.map();
  const namespace = document.text('namespace') ?? outer;
  const {kind} = fields;
  const name = nameAt(document, 'name');
  if (typeof kind === 'string' && KINDS.has(kind) && name !== undefined)
    yield {kind, name, namespace, line: document.lineOf(['name'])};
  for (const [key, child] of Object.entries(fields)) {
    const named = NAME_FIELDS[key] === undefined ? undefined : nameAt(document, key);
    if (named !== undefined) {
      yield {kind: NAME_FIELDS[key]!, name: named, namespace, line: document.lineOf([key])};
      continue;
    }
    const referred = REFERENCE_FIELDS[key];
    const places = Array.isArray(child) ? [...child.keys()].map((index) => [key, index]) : [[key]];
    for (const place of referred === undefined ? [] : places) {
      const its = document.at(...place, 'kind') === undefined ? nameAt(document, ...place, 'name') : undefined;
      if (its !== undefined) yield {kind: referred!, name: its, namespace, line: document.lineOf([...place, 'name'])};
    }
    yield* referencesIn(document.part(key), outer);
  }
}

/** The namespace that a chart in a manifest of Argo CD or Flux goes to. */
const chartNamespace = (document: YamlDocument): string | undefined =>
  nameAt(document, 'spec', 'destination', 'namespace') ?? nameAt(document, 'spec', 'targetNamespace');

/** Objects that a manifest uses. */
export function* usedBy(manifest: YamlDocument): Iterable<Thing> {
  const kind = kindOf(manifest);
  const at = (itsKind: string, ...path: Path): Thing[] => {
    const name = nameAt(manifest, ...path);
    return name === undefined ? [] : [{kind: itsKind, name, line: manifest.lineOf(path)}];
  };
  yield* at('Namespace', 'metadata', 'namespace');
  yield* at('Namespace', 'spec', 'destination', 'namespace');
  if (KINDS.has(kind))
    for (const index of manifest.list('spec', 'dependsOn').keys()) yield* at(kind, 'spec', 'dependsOn', index, 'name');
  if (kind === 'Application') yield* at('AppProject', 'spec', 'project').filter(({name}) => name !== 'default');
  // Helm values are used where the chart is installed.
  yield* referencesIn(manifest, chartNamespace(manifest) ?? nameAt(manifest, 'metadata', 'namespace'));
}

/** Objects that Helm values use. */
export const usedByValues = (values: YamlDocument): Iterable<Thing> => referencesIn(values, undefined);

/** Objects that a manifest creates, including those that its controller creates. */
export function* createdBy(manifest: YamlDocument): Iterable<Thing> {
  const kind = kindOf(manifest);
  const namespace = nameAt(manifest, 'metadata', 'namespace');
  const name = nameAt(manifest, 'metadata', 'name');
  const line = manifest.lineOf(['metadata', 'name']);
  if (name !== undefined) yield {kind, name, namespace, line};
  const secrets: Readonly<Record<string, string | undefined>> = {
    ExternalSecret: nameAt(manifest, 'spec', 'target', 'name') ?? name,
    Certificate: nameAt(manifest, 'spec', 'secretName'),
  };
  const secret = secrets[kind];
  if (secret !== undefined) yield {kind: 'Secret', name: secret, namespace, line};
  const makesSpace =
    manifest.at('spec', 'install', 'createNamespace') === true ||
    manifest.list('spec', 'syncPolicy', 'syncOptions').includes('CreateNamespace=true');
  const space = chartNamespace(manifest) ?? namespace;
  if (makesSpace && space !== undefined) yield {kind: 'Namespace', name: space, line};
}

const NOUNS: Readonly<Record<string, string>> = {
  secret: 'Secret',
  configmap: 'ConfigMap',
  namespace: 'Namespace',
  serviceaccount: 'ServiceAccount',
};

/** Objects that a command uses and creates. */
function ofCommand({words, line}: Command): {used: Thing[]; created: Thing[]} {
  const [program, ...rest] = unwrap(words);
  const tool = program?.text === 'kubectl' ? KUBECTL : program?.text === 'helm' ? HELM : undefined;
  if (!tool) return {used: [], created: []};
  const call = readCall(tool, rest, line);
  const [flag] = given(call, 'namespace').filter(({dynamic, value}) => !dynamic && !isOpen(value));
  const namespace = flag?.value;
  const creates = has(call, 'create-namespace');
  const space: Thing[] = flag === undefined ? [] : [{kind: 'Namespace', name: flag.value, line: flag.line, now: true}];
  const kind = call.path[0] === 'create' ? NOUNS[call.path[1] ?? ''] : undefined;
  const name = call.positionals.at(-1);
  const made = kind !== undefined && name && !name.dynamic ? [{kind, name: name.text, namespace, line}] : [];
  return {used: creates ? [] : space, created: [...(creates ? space : []), ...made]};
}

export function ofCommands({commands}: GuideFiles): {used: Thing[]; created: Thing[]} {
  const all = commands.map(ofCommand);
  return {used: all.flatMap(({used}) => used), created: all.flatMap(({created}) => created)};
}
