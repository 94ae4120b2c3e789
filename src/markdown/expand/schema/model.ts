import type {Schema} from '../../../catalog/schema';

/** A field of a schema. */
export interface Field {
  readonly name: string;
  /** The path from the root, with `[]` after lists, for example `spec.env[].name`. */
  readonly path: string;
  readonly required: boolean;
  /** With resolved references and without `null` in unions. */
  readonly schema: Schema;
  readonly nullable: boolean;
  /** The object whose fields are listed below this field, if any. */
  readonly structure?: Structure;
}

/** An object with fields, possibly inside lists or maps. */
export interface Structure {
  readonly schema: Schema;
  /** The separator between the field and its fields: `.`, `[].`, `[][].` or `.<key>.`. */
  readonly joint: string;
  /** Equal for all fields that reference the same definition; undefined for an inline object. */
  readonly shared?: string;
}

interface Resolved {
  readonly schema: Schema;
  readonly nullable: boolean;
  readonly ref?: string;
}

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** Queries on a JSON Schema document. */
export class SchemaDocument {
  constructor(readonly root: Schema) {}

  /** Follows `$ref` and removes `null` from unions. Keywords next to a reference override the referenced ones. */
  resolve(schema: Schema): Resolved {
    if (schema.$ref !== undefined) {
      const {$ref, ...beside} = schema;
      const target = this.definition($ref);
      const inner = this.resolve(target);
      return {schema: {...inner.schema, ...beside}, nullable: inner.nullable, ref: inner.ref ?? $ref};
    }
    const variants = schema.anyOf ?? [];
    const only = variants.filter((variant) => !isNull(variant));
    if (variants.length === 2 && only[0] && only.length === 1) {
      const {anyOf: _, ...beside} = schema;
      const inner = this.resolve(only[0]);
      return {...inner, schema: {...inner.schema, ...beside}, nullable: true};
    }
    if (Array.isArray(schema.type) && schema.type.includes('null')) {
      const types = schema.type.filter((type) => type !== 'null');
      return {schema: {...schema, type: types.length === 1 ? types[0] : types}, nullable: true};
    }
    return {schema, nullable: false};
  }

  /** Empty for a dangling reference, which another check reports. */
  private readonly definition = (ref: string): Schema => this.root.$defs?.[ref.replace('#/$defs/', '')] ?? {};

  /** The object with fields that a schema describes, possibly inside lists and maps. */
  structure(schema: Schema): Structure | undefined {
    let joint = '';
    let at = this.resolve(schema);
    for (;;) {
      const {items, properties, additionalProperties} = at.schema;
      if (properties && Object.keys(properties).length > 0) {
        const shared = at.ref === undefined ? undefined : `${at.ref} ${JSON.stringify(this.definition(at.ref))}`;
        return {schema: at.schema, joint: `${joint}.`, ...(shared === undefined ? {} : {shared})};
      }
      if (items) {
        joint += '[]';
        at = this.resolve(items);
      } else if (typeof additionalProperties === 'object') {
        joint += '.<key>';
        at = this.resolve(additionalProperties);
      } else {
        return undefined;
      }
    }
  }

  /** The fields of the structure at `path`, which is empty at the root. */
  fields(structure: Structure, path: string): Field[] {
    const prefix = path === '' ? '' : path + structure.joint;
    return Object.entries(structure.schema.properties ?? {}).map(([name, schema]) => {
      const {schema: resolved, nullable} = this.resolve(schema);
      const below = this.structure(schema);
      return {
        name,
        path: prefix + name,
        required: structure.schema.required?.includes(name) ?? false,
        schema: resolved,
        nullable,
        ...(below ? {structure: below} : {}),
      };
    });
  }

  /** The object at the root: the document itself, or the entries of the list that it describes. */
  rootStructure(): Structure {
    return this.structure(this.root) ?? {schema: this.root, joint: '.'};
  }

  /**
   * The field at a path such as `spec.cascades` or `spec.env[].name`; `[]` is optional.
   *
   * @returns the field, or the first unknown name and the names that exist in its place
   */
  find(path: string): Field | {readonly missing: string; readonly names: readonly string[]} {
    const steps = path.replace(/\[\]|\.<key>/g, '').split('.');
    let fields = this.fields(this.rootStructure(), '');
    let found: Field | undefined;
    for (const step of steps) {
      found = fields.find((field) => field.name === step);
      if (!found) return {missing: step, names: fields.map((field) => field.name)};
      fields = found.structure ? this.fields(found.structure, found.path) : [];
    }
    return found ?? {missing: path, names: fields.map((field) => field.name)};
  }
}
