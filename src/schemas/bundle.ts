import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import {read} from '../catalog/read';
import type {JsonSchema} from '../catalog/types';

/** A schema as it is written down. */
export const readSchema = (name: string): JsonSchema => read(`crds/${name}.schema`);

const FILE = 'definitions.schema.yaml';
const definitions = readSchema('definitions').$defs as Readonly<Record<string, JsonSchema>>;

/**
 * A schema that stands alone: the definitions that it takes from `definitions.schema.yaml`, and those that they need,
 * become its own. Every reader of the schemas gets them in this form.
 */
export function bundled(schema: JsonSchema): JsonSchema {
  const used = new Set<string>();
  const use = (name: string): void => {
    const definition = definitions[name];
    if (definition === undefined) throw new Error(`${FILE} has no definition "${name}"`);
    if (used.has(name)) return;
    used.add(name);
    local(definition);
  };
  const local = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(local);
    if (typeof value !== 'object' || value === null) return value;
    return mapValues(value, (part: unknown, key) => {
      if (key !== '$ref' || typeof part !== 'string') return local(part);
      const [file, pointer = ''] = part.split('#');
      const name = pointer.replace('/$defs/', '');
      if (file === FILE || definitions[name] !== undefined) use(name);
      return `#${pointer}`;
    });
  };
  const own = local(schema) as JsonSchema;
  if (used.size === 0) return own;
  return {...own, $defs: pickBy(definitions, (_, name) => used.has(name))};
}
