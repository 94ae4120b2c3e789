import {type Document, isMap, isSeq} from 'yaml';
import type {SchemaEdit} from './difference';

/** The file in which a definition stands: most are shared by several kinds. */
const DEFINITIONS = 'src/catalog/crds/definitions.schema.yaml';

/**
 * Changes one schema.
 *
 * @param schema content of the file; it is changed in place
 * @returns false when the place is not in this file
 */
export function applyToSchema(schema: Document, {path, set = {}, addProperty, removeProperty}: SchemaEdit): boolean {
  const node = schema.getIn(path);
  if (!isMap(node)) return false;
  for (const [keyword, value] of Object.entries(set)) node.set(keyword, schema.createNode(value));
  const properties = node.get('properties');
  if (!isMap(properties)) return true;
  if (addProperty) properties.set(addProperty.name, schema.createNode(addProperty.schema));
  if (removeProperty === undefined) return true;
  properties.delete(removeProperty);
  const required = node.get('required');
  if (isSeq(required)) required.delete(required.toJSON().indexOf(removeProperty));
  return true;
}

/** The file that holds a schema: a kind for the whole cluster is made from the one for a namespace. */
export const schemaFile = ({file, path}: SchemaEdit, exists: (file: string) => boolean): readonly string[] => {
  const own = file.replace('/cluster-', '/');
  const files = path[0] === '$defs' ? [own, DEFINITIONS] : [own];
  return files.filter(exists);
};
