import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import {groupVersionOf, type Json, type Resource, resources} from './objects';

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** Kinds by discovery path: `api/v1` or `apis/<group>/<version>`. */
const byPath: Partial<Record<string, Resource[]>> = groupBy(resources, (resource) =>
  resource.group === '' ? 'api/v1' : `apis/${groupVersionOf(resource)}`,
);
const groups = [...new Set(resources.map(({group}) => group))].filter((name) => name !== '');

function apiGroup(name: string): Json {
  const [{version} = {version: ''}] = resources.filter(({group}) => group === name);
  const only = {groupVersion: `${name}/${version}`, version};
  return {name, versions: [only], preferredVersion: only};
}

/** The part of OpenAPI that kubectl reads before a write: the server validates fields. Without it, kubectl would validate them itself. */
const checkedByServer = ({group, version, kind, plural}: Resource): [string, Json] => [
  `/${group}/${plural}/{name}`,
  {
    patch: {
      parameters: [{name: 'fieldValidation', in: 'query', schema: {type: 'string'}}],
      responses: {},
      'x-kubernetes-action': 'patch',
      'x-kubernetes-group-version-kind': {group, version, kind},
    },
  },
];

/** The discovery document at this path; undefined for any other path. */
export function discovery(pathname: string): Json | undefined {
  const path = pathname.slice(1);
  if (path === 'version') return {major: '1', minor: '33', gitVersion: 'v1.33.0', platform: 'linux/amd64'};
  if (path === 'api') return {kind: 'APIVersions', versions: ['v1']};
  if (path === 'apis') return {kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(apiGroup)};
  if (path === 'openapi/v3') return {paths: mapValues(byPath, () => ({serverRelativeURL: '/openapi/v3/all'}))};
  if (path === 'openapi/v3/all')
    return {
      openapi: '3.0.0',
      info: {title: '', version: ''},
      paths: Object.fromEntries(resources.map(checkedByServer)),
    };
  const kinds = byPath[path];
  return (
    kinds && {
      kind: 'APIResourceList',
      apiVersion: 'v1',
      groupVersion: path.replace(/^apis?\//, ''),
      resources: kinds.map(({plural, singular, ...rest}) => ({
        ...rest,
        name: plural,
        singularName: singular,
        verbs: VERBS,
      })),
    }
  );
}
