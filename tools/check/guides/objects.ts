import {at} from '../../../src/lib/at';
import {isMap} from '../../../src/lib/map';
import {HELM} from '../commands/helm';
import {unwrap} from '../commands';
import {given, has, readCall} from '../commands/tool';
import {KUBECTL} from '../commands/kubectl';
import type {YamlDocument} from '../manifests/yaml-text';
import type {Command} from '../shell/parse';
import type {GuideFile, GuideFiles} from './files';

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

type Path = readonly (string | number)[];

/** Names that are filled in later: templates and variables. */
const isOpen = (name: string): boolean => /[{$<]|^$/.test(name);

/** The objects that a value refers to, at any depth. */
function referencesIn(value: unknown, document: YamlDocument, namespace: string | undefined, path: Path = []): Thing[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(item, document, namespace, [...path, index]));
  if (!isMap(value)) return [];
  const {kind, name, namespace: own} = value;
  const isReference = typeof kind === 'string' && KINDS.has(kind) && typeof name === 'string' && !isOpen(name);
  const thing = (itsKind: string, itsName: string, at_: Path): Thing => {
    const space = typeof own === 'string' ? own : namespace;
    return {kind: itsKind, name: itsName, namespace: space, line: document.lineOf(at_)};
  };
  return [
    ...(isReference ? [thing(kind, name, [...path, 'name'])] : []),
    ...Object.entries(value).flatMap(([key, child]) => {
      const here = [...path, key];
      const named = NAME_FIELDS[key];
      if (named !== undefined && typeof child === 'string' && !isOpen(child)) return [thing(named, child, here)];
      const referred = REFERENCE_FIELDS[key];
      const found = (referred === undefined ? [] : [child].flat()).flatMap((one, index) => {
        const its = isMap(one) && one['kind'] === undefined ? one['name'] : undefined;
        const place = Array.isArray(child) ? [...here, index, 'name'] : [...here, 'name'];
        return typeof its === 'string' && !isOpen(its) ? [thing(referred!, its, place)] : [];
      });
      return [...found, ...referencesIn(child, document, namespace, here)];
    }),
  ];
}

const textAt = (document: YamlDocument, ...path: readonly string[]): string | undefined => {
  const value = at(document.value, path);
  return typeof value === 'string' && !isOpen(value) ? value : undefined;
};

/** The namespace that a chart in a manifest of Argo CD or Flux goes to. */
const chartNamespace = (document: YamlDocument): string | undefined =>
  textAt(document, 'spec', 'destination', 'namespace') ?? textAt(document, 'spec', 'targetNamespace');

/** Objects that a manifest uses. */
export function usedBy({document, kind = ''}: GuideFile): Thing[] {
  const spaces = [
    ['metadata', 'namespace'],
    ['spec', 'destination', 'namespace'],
  ].flatMap((path) => {
    const name = textAt(document, ...path);
    return name === undefined ? [] : [{kind: 'Namespace', name, line: document.lineOf(path)}];
  });
  const project = kind === 'Application' ? textAt(document, 'spec', 'project') : undefined;
  const line = document.lineOf(['spec', 'project']);
  const needed = at(document.value, ['spec', 'dependsOn']);
  const dependencies = (Array.isArray(needed) ? needed : []).flatMap((one: unknown, index): Thing[] => {
    const name = at(one, ['name']);
    const place = ['spec', 'dependsOn', index, 'name'];
    return typeof name === 'string' && KINDS.has(kind) ? [{kind, name, line: document.lineOf(place)}] : [];
  });
  // Helm values are used where the chart is installed.
  const namespace = chartNamespace(document) ?? textAt(document, 'metadata', 'namespace');
  return [
    ...spaces,
    ...dependencies,
    ...(project === undefined || project === 'default' ? [] : [{kind: 'AppProject', name: project, line}]),
    ...referencesIn(document.value, document, namespace),
  ];
}

/** Objects that Helm values use. */
export const usedByValues = ({document}: GuideFile): Thing[] => referencesIn(document.value, document, undefined);

/** Objects that a manifest creates, including those that its controller creates. */
export function createdBy({document, kind = ''}: GuideFile): Thing[] {
  const namespace = textAt(document, 'metadata', 'namespace');
  const name = textAt(document, 'metadata', 'name');
  const line = document.lineOf(['metadata', 'name']);
  const things: Thing[] = name === undefined ? [] : [{kind, name, namespace, line}];
  const secret =
    kind === 'ExternalSecret'
      ? (textAt(document, 'spec', 'target', 'name') ?? name)
      : kind === 'Certificate'
        ? textAt(document, 'spec', 'secretName')
        : undefined;
  if (secret !== undefined) things.push({kind: 'Secret', name: secret, namespace, line});
  const options = at(document.value, ['spec', 'syncPolicy', 'syncOptions']);
  const makesSpace =
    at(document.value, ['spec', 'install', 'createNamespace']) === true ||
    (Array.isArray(options) && options.includes('CreateNamespace=true'));
  const space = chartNamespace(document) ?? namespace;
  if (makesSpace && space !== undefined) things.push({kind: 'Namespace', name: space, line});
  return things;
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
