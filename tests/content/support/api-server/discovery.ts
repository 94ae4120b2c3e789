import {groupVersionOf, resources} from './resources';
import type {Json, Resource} from './types';

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function apiResource({kind, plural, singular, shortNames, namespaced}: Resource): Json {
  return {name: plural, singularName: singular, namespaced, kind, verbs: VERBS, shortNames};
}

function apiGroup(name: string): Json {
  const versions = unique(resources.filter(({group}) => group === name).map(groupVersionOf)).map((groupVersion) => ({
    groupVersion,
    version: groupVersion.split('/')[1],
  }));
  return {name, versions, preferredVersion: versions[0]};
}

/** What the server says about its kinds under this path, or undefined when it is none of discovery. */
export function discovery(path: string): Json | undefined {
  if (path === '/version') return {major: '1', minor: '33', gitVersion: 'v1.33.0', platform: 'linux/amd64'};
  if (path === '/api') return {kind: 'APIVersions', versions: ['v1']};
  const groups = unique(resources.map(({group}) => group)).filter((name) => name !== '');
  if (path === '/apis') return {kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(apiGroup)};
  const groupVersion = /^\/(?:api|apis)\/(.+)$/.exec(path)?.[1];
  const kinds = resources.filter((resource) => groupVersionOf(resource) === groupVersion);
  if (kinds.length === 0) return undefined;
  return {kind: 'APIResourceList', apiVersion: 'v1', groupVersion, resources: kinds.map(apiResource)};
}

/**
 * OpenAPI as far as kubectl reads it before it writes: that the server checks fields itself. Without this kubectl would check
 * them on its own, and no server of today is asked to leave it to that.
 */
export function openApi(path: string): Json | undefined {
  const groupVersions = unique(resources.map(groupVersionOf));
  const pathOf = (groupVersion: string): string => (groupVersion === 'v1' ? 'api/v1' : `apis/${groupVersion}`);
  if (path === '/openapi/v3') {
    const paths = groupVersions.map((name) => [pathOf(name), {serverRelativeURL: `/openapi/v3/${pathOf(name)}`}]);
    return {paths: Object.fromEntries(paths)};
  }
  const wanted = groupVersions.find((name) => path === `/openapi/v3/${pathOf(name)}`);
  if (wanted === undefined) return undefined;
  const kinds = resources.filter((resource) => groupVersionOf(resource) === wanted);
  const paths = kinds.map((resource) => [
    `/${pathOf(wanted)}/${resource.plural}/{name}`,
    {
      patch: {
        parameters: [{name: 'fieldValidation', in: 'query', schema: {type: 'string'}}],
        responses: {},
        'x-kubernetes-action': 'patch',
        'x-kubernetes-group-version-kind': {group: resource.group, version: resource.version, kind: resource.kind},
      },
    },
  ]);
  return {openapi: '3.0.0', info: {title: 'Kubernetes', version: 'v1.33.0'}, paths: Object.fromEntries(paths)};
}
