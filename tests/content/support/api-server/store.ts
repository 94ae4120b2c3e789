import {randomBytes, randomUUID} from 'node:crypto';
import {type Draft, groupVersionOf, type KubeObject, qualifiedName, resourceOf, StatusError} from './objects';

/** Characters that Kubernetes uses in suffixes of generated names. */
const SUFFIX_LETTERS = 'bcdfghjklmnpqrstvwxz2456789';

/** Five characters, as Kubernetes appends to `generateName`. */
export const randomSuffix = (): string =>
  [...randomBytes(5)].map((byte) => SUFFIX_LETTERS[byte % SUFFIX_LETTERS.length]).join('');

/** The current time in the format of the API. */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

type Namespace = string | undefined;

const keyOf = (kind: string, namespace: Namespace, name: string): string =>
  `${kind}/${resourceOf(kind).namespaced ? namespace : ''}/${name}`;

/** The error for an object that does not exist or already exists. */
function statusOf(code: number, reason: string, kind: string, name: string, problem: string): StatusError {
  const {group, plural} = resourceOf(kind);
  const message = `${qualifiedName(resourceOf(kind))} "${name}" ${problem}`;
  return new StatusError(code, reason, message, {name, group, kind: plural});
}

export class Store {
  /** Simulates the controllers after an object was created. */
  onCreated: (object: KubeObject) => void = () => undefined;
  /** Helm releases as `NAMESPACE/NAME`. */
  readonly releases = new Set<string>();
  private readonly objects = new Map<string, KubeObject>();
  private version = 100;

  get resourceVersion(): string {
    return String(this.version);
  }

  find(kind: string, namespace: Namespace, name: string): KubeObject | undefined {
    return this.objects.get(keyOf(kind, namespace, name));
  }

  get(kind: string, namespace: Namespace, name: string): KubeObject {
    const found = this.find(kind, namespace, name);
    if (!found) throw statusOf(404, 'NotFound', kind, name, 'not found');
    return found;
  }

  /** Objects sorted by name, optionally of one kind and in one namespace. */
  list(kind?: string, namespace?: string): KubeObject[] {
    const found = [...this.objects.values()].filter(
      (object) =>
        (kind === undefined || object.kind === kind) &&
        (namespace === undefined || object.metadata.namespace === namespace),
    );
    const place = ({metadata}: KubeObject): string => `${metadata.namespace}/${metadata.name}`;
    return found.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }

  /** Stores a new object with the defaults of the server. */
  create(draft: Draft): KubeObject {
    const {kind, metadata} = draft;
    const {namespaced} = resourceOf(kind);
    const {generateName} = metadata;
    const namespace = namespaced ? (metadata.namespace ?? 'default') : undefined;
    const name = metadata.name ?? (generateName === undefined ? undefined : generateName + randomSuffix());
    if (name === undefined) throw new StatusError(422, 'Invalid', 'resource name may not be empty');
    if (namespaced) this.get('Namespace', undefined, namespace ?? '');
    if (this.find(kind, namespace, name)) throw statusOf(409, 'AlreadyExists', kind, name, 'already exists');
    const born = {name, uid: randomUUID(), resourceVersion: '', creationTimestamp: now(), generation: 1};
    const created = this.put({
      ...draft,
      apiVersion: groupVersionOf(resourceOf(kind)),
      metadata: {...metadata, namespace, ...born},
    });
    this.onCreated(created);
    return created;
  }

  /** Replaces an object. Without a difference, nothing changes. */
  update(object: KubeObject): KubeObject {
    const {kind, metadata} = object;
    const before = this.get(kind, metadata.namespace, metadata.name);
    return JSON.stringify(before) === JSON.stringify(object) ? before : this.put(object);
  }

  /** Deletes an object, its dependents, and the content of a namespace. */
  delete({kind, metadata: {namespace, name, uid}}: KubeObject): void {
    if (!this.objects.delete(keyOf(kind, namespace, name))) return;
    for (const other of this.objects.values()) {
      const isOwned = other.metadata.ownerReferences?.some((owner) => owner.uid === uid);
      if (isOwned || (kind === 'Namespace' && other.metadata.namespace === name)) this.delete(other);
    }
  }

  /** Deletes all objects and releases. */
  clear(): void {
    this.objects.clear();
    this.releases.clear();
  }

  private put(given: KubeObject): KubeObject {
    const object = {...given, metadata: {...given.metadata, resourceVersion: String(++this.version)}};
    this.objects.set(keyOf(object.kind, object.metadata.namespace, object.metadata.name), object);
    return object;
  }
}
