import get from 'lodash/get';
import mergeWith from 'lodash/mergeWith';
import {customResources} from '../../../../src/catalog/crds';
import {validatorOf} from '../../../../tools/check/manifests/schemas';
import {type Draft, groupVersionOf, type Json, type KubeObject, type Resource, resources, StatusError} from './objects';
import type {Store} from './store';

/** A request for objects of one kind. */
export interface Target {
  readonly resource: Resource;
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly subresource: string | undefined;
  readonly query: URLSearchParams;
}

const PATH = /^\/(?:api\/v1|apis\/(?<group>[^/]+)\/[^/]+)(?:\/namespaces\/(?<ns>[^/]+)(?=\/[^/]))?\/(?<rest>.+)$/;

/** Parses a path; undefined for an unknown kind. */
export function targetOf({pathname, searchParams: query}: URL): Target | undefined {
  const groups = PATH.exec(pathname)?.groups;
  const own = /^\/api\/v1\/namespaces\/[^/]+(?:\/(?:status|finalize))?$/.test(pathname);
  const rest = own ? pathname.replace('/api/v1/', '') : (groups?.['rest'] ?? '');
  const [plural, name, subresource] = rest.split('/').map(decodeURIComponent);
  const resource = resources.find((one) => one.group === (groups?.['group'] ?? '') && one.plural === plural);
  const namespace = own ? undefined : groups?.['ns'];
  return resource && {resource, kind: resource.kind, namespace, name, subresource, query};
}

/** Whether an object meets a requirement of a selector. */
function meets(text: string, valueOf: (key: string) => unknown): boolean {
  const [, key = '', values] = /^(\S+) in \((.*)\)$/.exec(text) ?? [];
  if (values !== undefined) return values.split(/, */).includes(String(valueOf(key)));
  if (/^[\w./-]+$/.test(text)) return valueOf(text) !== undefined;
  const [, field, operator, value] = /^([^!= ]+)(!=|==?)(.*)$/.exec(text) ?? [];
  if (field === undefined) throw new StatusError(400, 'BadRequest', `the stand-in API server cannot read "${text}"`);
  return (String(valueOf(field) ?? '') === value) === (operator !== '!=');
}

/** Whether an object matches `labelSelector` and `fieldSelector` of a request. */
function isMeant(query: URLSearchParams, object: KubeObject): boolean {
  const parts = (name: string): string[] => (query.get(name) ?? '').split(/,(?![^(]*\))/).filter(Boolean);
  return (
    parts('labelSelector').every((text) => meets(text, (key) => object.metadata.labels?.[key])) &&
    parts('fieldSelector').every((text) => meets(text, (key) => get(object, key) as unknown))
  );
}

/** Lists replace lists. A strategic patch would merge lists of named items, which no command on a page needs. */
const inItsPlace = (_: unknown, list: unknown): unknown => (Array.isArray(list) ? list : undefined);

/** Applies a patch to an object. Null removes a field; keys with a leading dollar control the merge. */
function patched<Value extends object>(object: Value, patch: unknown): Value {
  const merged: unknown = mergeWith({}, object, patch, inItsPlace);
  return JSON.parse(
    JSON.stringify(merged, (key, value: unknown) => (key.startsWith('$') ? undefined : (value ?? undefined))),
  ) as Value;
}

/** Validates objects of secureCodeBox against their CRDs. `npm run check` validates Kubernetes kinds. */
function validate(object: Draft): void {
  const valid = customResources.some(({kind}) => kind === object.kind) && validatorOf(object.kind);
  // The server completes the metadata.
  if (!valid || valid({...object, metadata: {name: 'any'}})) return;
  const causes = valid.errors?.map(({instancePath, message, params}) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  const message = `${object.kind} "${object.metadata.name}" is invalid: ${causes?.join(', ')}`;
  throw new StatusError(422, 'Invalid', message);
}

/** Ordinary writes ignore `status`. */
function create(store: Store, {namespace, query}: Target, body: Draft): Draft {
  const {status: _, ...own} = body;
  const draft = {...own, metadata: {...body.metadata, namespace}};
  validate(draft);
  return query.has('dryRun') ? draft : store.create(draft);
}

/** Ordinary writes ignore `status`, and writes to the subresource ignore everything else. */
function replace(store: Store, {kind, namespace, name = '', subresource, query}: Target, after: Draft): KubeObject {
  const before = store.get(kind, namespace, name);
  const {uid, resourceVersion, creationTimestamp, generation} = before.metadata;
  const metadata = {...after.metadata, name, uid, resourceVersion, creationTimestamp, generation};
  const kept = before.status && {status: before.status};
  const object =
    subresource === 'status' ? {...before, ...(after.status && {status: after.status})} : {...after, metadata, ...kept};
  validate(object);
  return query.has('dryRun') ? object : store.update(object);
}

/**
 * Reads or changes objects.
 *
 * @throws {@link StatusError} like the real server
 */
export function answer(store: Store, method: string, target: Target, body: Draft, type: string): Json {
  const {resource, kind, namespace, name, subresource, query} = target;
  // A token for an existing account. Nothing verifies it.
  if (subresource === 'token' && store.get(kind, namespace, name ?? ''))
    return {kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', status: {token: 'a-token'}};
  if (method === 'POST') return create(store, target, body);
  if (method === 'PATCH') {
    if (Array.isArray(body))
      throw new StatusError(415, 'UnsupportedMediaType', `the stand-in API server knows no patch of type ${type}`);
    const before = store.find(kind, namespace, name ?? '');
    const isApply = type === 'application/apply-patch+yaml';
    if (isApply && !before) return create(store, target, body);
    return replace(store, target, patched(before ?? store.get(kind, namespace, name ?? ''), body));
  }
  if (name !== undefined) {
    const object = store.get(kind, namespace, name);
    if (method === 'DELETE' && !query.has('dryRun')) store.delete(object);
    return object;
  }
  // Kubernetes returns an empty list. The commands on pages query only existing namespaces.
  if (namespace !== undefined) store.get('Namespace', undefined, namespace);
  const items = store.list(kind, namespace).filter((object) => isMeant(query, object));
  const metadata = {resourceVersion: store.resourceVersion};
  return {kind: `${kind}List`, apiVersion: groupVersionOf(resource), metadata, items};
}
