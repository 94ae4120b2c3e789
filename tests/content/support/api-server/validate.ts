import {customResources} from '../../../../src/catalog/crds';
import {schemaOf} from '../../../../src/schemas';
import {strictSchema} from '../../../../tools/check/manifests/strict-schema';
import {kubernetesSchemas} from '../../../../tools/check/manifests/kubernetes-schemas';
import {type Json, type KubeObject, type Resource, StatusError} from './types';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas = new Map<string, Json>([
  ...customResources.map(({kind}) => [kind, strictSchema(schemaOf(kind) ?? {})] as const),
  ...kubernetesSchemas.map((schema) => [String(schema['title']), schema] as const),
]);

interface Findings {
  readonly unknown: string[];
  readonly invalid: {field: string; reason: string; message: string}[];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

function fits(value: unknown, type: string): boolean {
  return typeOf(value) === type || (type === 'number' && typeof value === 'number');
}

/** Fields that the server fills or that every object may have; the schemas of the catalog say nothing of them. */
const isServed = (path: string): boolean => path === 'metadata' || path.startsWith('metadata.');

function judge(root: Json, given: Json, value: unknown, path: string, found: Findings): void {
  const ref = given['$ref'];
  const schema = typeof ref === 'string' ? resolve(root, ref) : given;
  if (isServed(path) || value === undefined) return;
  const types = [schema['type'] ?? []].flat() as string[];
  if (types.length > 0 && !types.some((type) => fits(value, type))) {
    const shown = isJson(value) || Array.isArray(value) ? typeOf(value) : JSON.stringify(value);
    const message = `Invalid value: ${JSON.stringify(typeOf(value))}: ${path} in body must be of type ${types.join(',')}: ${JSON.stringify(shown)}`;
    found.invalid.push({field: path, reason: 'FieldValueTypeInvalid', message});
    return;
  }
  const allowed = schema['enum'];
  if (Array.isArray(allowed) && !allowed.includes(value)) {
    const list = allowed.map((item) => JSON.stringify(item)).join(', ');
    found.invalid.push({
      field: path,
      reason: 'FieldValueNotSupported',
      message: `Unsupported value: ${JSON.stringify(value)}: supported values: ${list}`,
    });
  }
  if (Array.isArray(value) && isJson(schema['items'])) {
    const items = schema['items'];
    value.forEach((item, index) => judge(root, items, item, `${path}[${index}]`, found));
  }
  if (isJson(value)) judgeFields(root, schema, value, path, found);
}

function judgeFields(root: Json, schema: Json, value: Json, path: string, found: Findings): void {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of (schema['required'] as string[] | undefined) ?? []) {
    if (name in value) continue;
    found.invalid.push({field: at(name), reason: 'FieldValueRequired', message: 'Required value'});
  }
  const properties = isJson(schema['properties']) ? schema['properties'] : {};
  const others = schema['additionalProperties'];
  for (const [name, part] of Object.entries(value)) {
    const own = properties[name];
    if (isJson(own)) judge(root, own, part, at(name), found);
    else if (own === undefined && others === false) found.unknown.push(at(name));
    else if (own === undefined && isJson(others)) judge(root, others, part, at(name), found);
  }
}

function resolve(root: Json, ref: string): Json {
  let part: unknown = root;
  for (const key of ref.replace(/^#\/?/, '').split('/').filter(Boolean)) part = isJson(part) ? part[key] : {};
  return isJson(part) ? part : {};
}

/**
 * Refuses an object as an API server with the CRDs of the product does: fields that no schema knows when the client
 * asks for strict validation, and values that do not fit.
 */
export function validate(resource: Resource, object: KubeObject, isStrict: boolean): void {
  const schema = schemas.get(resource.kind);
  if (!schema) return;
  const found: Findings = {unknown: [], invalid: []};
  judge(schema, schema, object, '', found);
  const {kind, group, version} = resource;
  if (isStrict && found.unknown.length > 0) {
    const fields = found.unknown.map((field) => `unknown field "${field}"`).join(', ');
    const text = `${kind} in version "${version}" cannot be handled as a ${kind}: strict decoding error: ${fields}`;
    throw new StatusError(400, 'BadRequest', text);
  }
  if (found.invalid.length === 0) return;
  const causes = found.invalid;
  const all = causes.map(({field, message}) => `${field}: ${message}`);
  const text = all.length === 1 ? all[0] : `[${all.join(', ')}]`;
  const {name} = object.metadata;
  throw new StatusError(422, 'Invalid', `${kind}.${group} "${name}" is invalid: ${text}`, {name, group, kind, causes});
}

/** Takes off what the schema of the kind does not know, as a server does with what it stores. */
export function prune(resource: Resource, object: KubeObject): KubeObject {
  const schema = schemas.get(resource.kind);
  if (!schema) return object;
  const found: Findings = {unknown: [], invalid: []};
  judge(schema, schema, object, '', found);
  const result = structuredClone(object);
  for (const path of found.unknown) {
    const keys = path.split(/\.|\[(?=\d)/).map((part) => part.replace(/\]$/, ''));
    const last = keys.pop() ?? '';
    let parent: unknown = result;
    for (const part of keys) parent = (parent as Json | undefined)?.[part];
    if (isJson(parent)) delete parent[last];
  }
  return result;
}
