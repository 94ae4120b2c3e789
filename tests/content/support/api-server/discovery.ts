import groupBy from 'lodash/groupBy';
import {groupVersionOf, type Resource, resources} from './resources';
import type {Json} from './types';

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** The kinds of the server by the path that lists them: `api/v1` or `apis/<group>/<version>`. */
const byPath: Partial<Record<string, Resource[]>> = groupBy(resources, (resource) =>
  resource.group === '' ? 'api/v1' : `apis/${groupVersionOf(resource)}`,
);
const groups = [...new Set(resources.map(({group}) => group))].filter((name) => name !== '');

function apiGroup(name: string): Json {
  const [{version} = {version: ''}] = resources.filter(({group}) => group === name);
  const only = {groupVersion: `${name}/${version}`, version};
  return {name, versions: [only], preferredVersion: only};
}

/**
 * What kubectl reads of OpenAPI before it writes: that the server checks fields itself. Without this kubectl would check them on
 * its own, and current servers do not require that.
 */
const checkedByServer = ({group, version, kind, plural}: Resource): [string, Json] => [
  `/${plural}/{name}`,
  {
    patch: {
      parameters: [{name: 'fieldValidation', in: 'query', schema: {type: 'string'}}],
      responses: {},
      'x-kubernetes-action': 'patch',
      'x-kubernetes-group-version-kind': {group, version, kind},
    },
  },
];

/** What the server reports about itself and its kinds under this path; undefined when that is no such path. */
export function discovery(pathname: string): Json | undefined {
  const path = pathname.slice(1);
  if (path === 'version') return {major: '1', minor: '33', gitVersion: 'v1.33.0', platform: 'linux/amd64'};
  if (path === 'api') return {kind: 'APIVersions', versions: ['v1']};
  if (path === 'apis') return {kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(apiGroup)};
  if (path === 'openapi/v3')
    return {paths: Object.fromEntries(Object.keys(byPath).map((one) => [one, {serverRelativeURL: `/${path}/${one}`}]))};
  const [, isOpenApi, place = ''] = /^(openapi\/v3\/)?(.*)$/.exec(path) ?? [];
  const kinds = byPath[place];
  if (isOpenApi && kinds)
    return {openapi: '3.0.0', info: {title: '', version: ''}, paths: Object.fromEntries(kinds.map(checkedByServer))};
  return (
    kinds && {
      kind: 'APIResourceList',
      apiVersion: 'v1',
      groupVersion: place.replace(/^apis?\//, ''),
      resources: kinds.map(({plural, singular, ...rest}) => ({
        ...rest,
        name: plural,
        singularName: singular,
        verbs: VERBS,
      })),
    }
  );
}
