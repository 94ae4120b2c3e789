import type {SchemaEdit} from './difference';

type Node = {[key: string]: unknown};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file in which a definition stands: most are shared by several kinds. */
export const DEFINITIONS = 'src/catalog/crds/definitions.schema.json';

/**
 * Changes one schema.
 *
 * @param schema content of the file; it is changed in place
 * @returns false when the place is not in this file
 */
export function applyToSchema(schema: Node, {path, set, addProperty, removeProperty}: SchemaEdit): boolean {
  let node: unknown = schema;
  for (const step of path) node = isNode(node) ? node[step] : undefined;
  if (!isNode(node)) return false;
  for (const [keyword, value] of Object.entries(set ?? {})) node[keyword] = value;
  const properties = node['properties'];
  if (addProperty && isNode(properties)) properties[addProperty.name] = addProperty.schema;
  if (removeProperty !== undefined && isNode(properties)) {
    delete properties[removeProperty];
    const required = node['required'];
    if (Array.isArray(required)) node['required'] = required.filter((name) => name !== removeProperty);
  }
  return true;
}

/** The file that holds a schema: a kind for the whole cluster is made from the one for a namespace. */
export const schemaFile = ({file, path}: SchemaEdit, exists: (file: string) => boolean): readonly string[] => {
  const own = file.replace('/cluster-', '/');
  const files = path[0] === '$defs' ? [own, DEFINITIONS] : [own];
  return files.filter(exists);
};
