import YAML from 'yaml';
import {discovery, openApi} from './discovery';
import {mergePatch, strategicMergePatch} from './patch';
import {decodeObject} from './protobuf';
import {groupVersionOf, resourceFor, resourceOfKind} from './resources';
import {matcherOf} from './selectors';
import type {Store} from './store';
import {type Json, type KubeObject, type Resource, StatusError} from './types';
import {validated} from './validate';

/** A request that means objects of one kind. */
export interface Target {
  readonly resource: Resource;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly subresource: string | undefined;
  readonly query: URLSearchParams;
}

const PATH = /^\/(?:api\/v1|apis\/(?<group>[^/]+)\/[^/]+)(?:\/namespaces\/(?<ns>[^/]+)(?=\/[^/]))?\/(?<rest>.+)$/;

/** What a path means, or undefined when no kind of the server is named so. */
export function targetOf({pathname, searchParams}: URL): Target | undefined {
  const groups = PATH.exec(pathname)?.groups;
  if (!groups) return undefined;
  const own = /^\/api\/v1\/namespaces\/[^/]+(?:\/(?:status|finalize))?$/.test(pathname);
  const rest = own ? pathname.replace('/api/v1/', '') : (groups['rest'] ?? '');
  const [plural = '', name, subresource] = rest.split('/').map(decodeURIComponent);
  const resource = resourceFor(groups['group'] ?? '', plural);
  return resource && {resource, namespace: own ? undefined : groups['ns'], name, subresource, query: searchParams};
}

const isDryRun = ({query}: Target): boolean => query.has('dryRun');
const isStrict = ({query}: Target): boolean => query.get('fieldValidation') === 'Strict';

function withNamespace(object: KubeObject, {resource, namespace}: Target): KubeObject {
  const metadata = resource.namespaced ? {...object.metadata, namespace: namespace ?? 'default'} : object.metadata;
  return {...object, metadata};
}

/** Takes over an object as a server does: checked, without what the schema does not know. */
function admitted(object: KubeObject, target: Target): KubeObject {
  return validated(target.resource, object, isStrict(target));
}

function create(store: Store, target: Target, body: Json): KubeObject {
  const object = admitted(withNamespace(body as KubeObject, target), target);
  return isDryRun(target) ? object : store.create(target.resource, object);
}

/** Keeps `status` out of ordinary writes, and everything else out of those to the subresource. */
function changed(before: KubeObject, after: KubeObject, {subresource}: Target): KubeObject {
  const {uid, creationTimestamp, resourceVersion, generation} = before.metadata;
  const metadata = {...after.metadata, uid, creationTimestamp, resourceVersion, generation};
  if (subresource === 'status') return {...before, status: after.status};
  return {...after, metadata, ...(before.status && {status: before.status})} as KubeObject;
}

function replace(store: Store, target: Target, after: KubeObject): KubeObject {
  const before = store.get(target.resource, target.namespace, target.name ?? '');
  const object = admitted(changed(before, withNamespace(after, target), target), target);
  return isDryRun(target) ? object : store.update(target.resource, object);
}

function patch(store: Store, target: Target, body: unknown, type: string): KubeObject {
  const {resource, namespace, name = ''} = target;
  const given = {apiVersion: groupVersionOf(resource), kind: resource.kind, metadata: {name}};
  const before = store.find(resource, namespace, name);
  if (type === 'application/apply-patch+yaml' && !before) return create(store, target, mergePatch(given, body) as Json);
  const current = before ?? store.get(resource, namespace, name);
  const ways: Record<string, (target: unknown, patch: unknown) => unknown> = {
    'application/merge-patch+json': mergePatch,
    'application/apply-patch+yaml': mergePatch,
    'application/strategic-merge-patch+json': strategicMergePatch,
  };
  const apply = ways[type];
  if (!apply) throw new StatusError(415, 'UnsupportedMediaType', `the patch type ${type} is not supported`);
  return replace(store, target, apply(current, body) as KubeObject);
}

function remove(store: Store, target: Target): Json {
  const {resource, namespace, name = ''} = target;
  const object = store.get(resource, namespace, name);
  if (!isDryRun(target)) store.delete(resource, namespace, name);
  return object;
}

/** A token for an account that exists; nobody asks whether it is a real one. */
function token(store: Store, {resource, namespace, name = ''}: Target, body: unknown): Json {
  store.get(resource, namespace, name);
  return {...(body as Json), status: {token: 'a-token'}};
}

/** Answers a request that asks for objects or changes them. Throws a {@link StatusError} as the server would. */
export function answer(store: Store, method: string, target: Target, body: unknown, type: string): Json {
  const {resource, namespace, name, subresource, query} = target;
  if (subresource === 'token') return token(store, target, body);
  if (method === 'POST') return create(store, target, body as Json);
  if (method === 'PUT') return replace(store, target, body as KubeObject);
  if (method === 'PATCH') return patch(store, target, body, type);
  if (method === 'DELETE') return remove(store, target);
  if (name !== undefined) return store.get(resource, namespace, name);
  // Kubernetes finds nothing there and says no more. Who follows a page looks where something is.
  if (namespace !== undefined) store.get(resourceOfKind('Namespace'), undefined, namespace);
  const items = store.list(resource, {namespace, matches: matcherOf(query)});
  const metadata = {resourceVersion: store.resourceVersion};
  return {kind: `${resource.kind}List`, apiVersion: groupVersionOf(resource), metadata, items};
}

/** Answers what is no object: discovery, OpenAPI, and reviews of access, which the stand-in always grants. */
export function answerOther(pathname: string, body: unknown): Json | undefined {
  if (pathname.startsWith('/apis/authorization.k8s.io/v1/')) {
    if (pathname.endsWith('reviews')) return {...(body as Json), status: {allowed: true}};
  }
  return discovery(pathname) ?? openApi(pathname);
}

/** The object in the body of a request, in whichever encoding; undefined when there is none. */
export function objectIn(body: Buffer, type: string): unknown {
  if (body.length === 0) return undefined;
  return type === 'application/vnd.kubernetes.protobuf' ? decodeObject(body) : YAML.parse(body.toString('utf8'));
}
