import {randomBytes, randomUUID} from 'node:crypto';
import {EventEmitter} from 'node:events';
import {groupVersionOf, qualifiedName, resourceOfKind} from './resources';
import {type KubeObject, type Resource, StatusError} from './types';

/** Letters of which Kubernetes makes the ends of generated names. */
const SUFFIX_LETTERS = 'bcdfghjklmnpqrstvwxz2456789';

/** Five letters, as Kubernetes appends to `generateName`. */
export const randomSuffix = (): string =>
  [...randomBytes(5)].map((byte) => SUFFIX_LETTERS[byte % SUFFIX_LETTERS.length]).join('');

/** Which objects a request means. */
export interface Selection {
  /** Absent for all namespaces. */
  readonly namespace?: string | undefined;
  readonly matches?: (object: KubeObject) => boolean;
}

const key = (resource: Resource, namespace: string | undefined, name: string): string =>
  `${qualifiedName(resource)}/${resource.namespaced ? namespace : ''}/${name}`;

/** The objects of a cluster. */
export class Store {
  /** Says `created` with each object that is new. */
  readonly events = new EventEmitter<{created: [KubeObject]}>();
  /** What Helm has installed: `NAMESPACE/NAME`. */
  readonly releases = new Set<string>();
  private readonly objects = new Map<string, KubeObject>();
  private version = 100;

  get resourceVersion(): string {
    return String(this.version);
  }

  find(resource: Resource, namespace: string | undefined, name: string): KubeObject | undefined {
    return this.objects.get(key(resource, namespace, name));
  }

  get(resource: Resource, namespace: string | undefined, name: string): KubeObject {
    const found = this.find(resource, namespace, name);
    if (found) return found;
    const details = {name, group: resource.group, kind: resource.plural};
    throw new StatusError(404, 'NotFound', `${qualifiedName(resource)} "${name}" not found`, details);
  }

  list(resource: Resource, {namespace, matches = () => true}: Selection = {}): KubeObject[] {
    const prefix = `${qualifiedName(resource)}/`;
    const found = [...this.objects].filter(([name, object]) => {
      const isInNamespace = namespace === undefined || object.metadata.namespace === namespace;
      return name.startsWith(prefix) && isInNamespace && matches(object);
    });
    return found.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);
  }

  /** Stores an object that is new, completed as the server does it. */
  create(resource: Resource, given: KubeObject): KubeObject {
    const {generateName} = given.metadata;
    const name = given.metadata.name ?? (generateName === undefined ? undefined : generateName + randomSuffix());
    const {namespace} = given.metadata;
    if (name === undefined) throw new StatusError(422, 'Invalid', 'resource name may not be empty');
    if (resource.namespaced) this.get(resourceOfKind('Namespace'), undefined, namespace ?? '');
    if (this.find(resource, namespace, name)) {
      const details = {name, group: resource.group, kind: resource.plural};
      throw new StatusError(409, 'AlreadyExists', `${qualifiedName(resource)} "${name}" already exists`, details);
    }
    const object: KubeObject = {
      ...given,
      apiVersion: groupVersionOf(resource),
      kind: resource.kind,
      metadata: {
        ...given.metadata,
        name,
        uid: randomUUID(),
        generation: 1,
        creationTimestamp: `${new Date().toISOString().slice(0, 19)}Z`,
      },
    };
    const created = this.put(resource, object);
    this.events.emit('created', created);
    return created;
  }

  /** Puts an object in the place of the one of its name. Nothing happens when nothing differs. */
  update(resource: Resource, object: KubeObject): KubeObject {
    const before = this.get(resource, object.metadata.namespace, object.metadata.name);
    if (JSON.stringify(before) === JSON.stringify(object)) return before;
    return this.put(resource, object);
  }

  /** Removes an object, what it owns, and what is in it when it is a namespace. */
  delete(resource: Resource, namespace: string | undefined, name: string): KubeObject {
    const object = this.get(resource, namespace, name);
    this.objects.delete(key(resource, namespace, name));
    for (const other of this.objects.values()) {
      const isOwned = other.metadata.ownerReferences?.some(({uid}) => uid === object.metadata.uid);
      const isInside = resource.kind === 'Namespace' && other.metadata.namespace === name;
      const {kind, metadata} = other;
      if ((isOwned || isInside) && this.find(resourceOfKind(kind), metadata.namespace, metadata.name)) {
        this.delete(resourceOfKind(kind), metadata.namespace, metadata.name);
      }
    }
    return object;
  }

  /** Empties the cluster: nobody hears of it. */
  clear(): void {
    this.objects.clear();
    this.releases.clear();
  }

  private put(resource: Resource, given: KubeObject): KubeObject {
    const object = {...given, metadata: {...given.metadata, resourceVersion: String(++this.version)}};
    this.objects.set(key(resource, object.metadata.namespace, object.metadata.name), object);
    return object;
  }
}
