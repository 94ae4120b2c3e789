/** A JSON Schema as values with fields, entries and types, as a reference describes them. */
import type {Schema} from '../../../catalog/schema';

/** A field of an object. */
export interface Field {
  readonly name: string;
  /** The path from the root, with `[]` after lists, for example `spec.env[].name`. */
  readonly path: string;
  readonly required: boolean;
  readonly value: Value;
}

/** An object whose fields are listed below a field. */
export interface Below {
  readonly object: Value;
  /** The separator between the field and its fields: `.`, `[].`, `[][].` or `.<key>.`. */
  readonly joint: string;
}

/** A value of a schema: references are followed, and `null` is removed from unions. */
export class Value {
  readonly schema: Schema;
  readonly nullable: boolean;
  /** Equal for all values that reference the same definition; undefined for others. */
  readonly shared: string | undefined;

  /** @param root the document with the definitions */
  constructor(
    schema: Schema,
    private readonly root: Schema = schema,
  ) {
    const {$ref, anyOf, ...beside} = schema;
    const [only, ...others] = (anyOf ?? []).filter(({type}) => type !== 'null');
    const isOptional = anyOf?.length === 2 && others.length === 0;
    // Empty for a dangling reference, which another check reports.
    const target = $ref === undefined ? undefined : (root.$defs?.[$ref.replace('#/$defs/', '')] ?? {});
    const inner = target ?? (isOptional ? only : undefined);
    if (inner) {
      const value = new Value(inner, root);
      // Keywords next to a reference override the referenced ones.
      this.schema = {...value.schema, ...(anyOf && !isOptional && {anyOf}), ...beside};
      this.nullable = isOptional || value.nullable;
      this.shared = value.shared ?? (target && `${$ref} ${JSON.stringify(target)}`);
      return;
    }
    const types = [schema.type ?? []].flat();
    const known = types.filter((type) => type !== 'null');
    this.nullable = known.length > 0 && known.length < types.length;
    this.schema = this.nullable ? {...schema, type: known.length === 1 ? known[0] : known} : schema;
  }

  /** Each entry of a list, or each value of a map. */
  get entry(): Value | undefined {
    const {items, additionalProperties, properties} = this.schema;
    const inside =
      items ?? (typeof additionalProperties === 'object' && !properties ? additionalProperties : undefined);
    return inside && new Value(inside, this.root);
  }

  /** The alternatives of a union. */
  get variants(): readonly Value[] {
    return (this.schema.anyOf ?? []).map((variant) => new Value(variant, this.root));
  }

  /** The value itself or its entries, if they have fields. */
  get below(): Below | undefined {
    if (Object.keys(this.schema.properties ?? {}).length > 0) return {object: this, joint: '.'};
    const inside = this.entry?.below;
    return inside && {object: inside.object, joint: (this.schema.items ? '[]' : '.<key>') + inside.joint};
  }

  /** Whether an object, or the entries of a list of objects, can have fields that the schema does not list. */
  get isOpen(): boolean {
    const {additionalProperties, properties} = this.schema;
    return this.entry?.isOpen ?? (additionalProperties === true && properties !== undefined);
  }

  /**
   * The fields of the value or of its entries.
   *
   * @param path of the value, which is empty at the root
   */
  fields(path = ''): Field[] {
    const {object, joint} = this.below ?? {object: this, joint: '.'};
    const {properties = {}, required = []} = object.schema;
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      path: path === '' ? name : path + joint + name,
      required: required.includes(name),
      value: new Value(schema, this.root),
    }));
  }

  /**
   * The field at a path such as `spec.cascades` or `spec.env[].name`; `[]` is optional.
   *
   * @returns the field, or the first unknown name and the names that exist in its place
   */
  find(path: string): Field | {readonly missing: string; readonly names: readonly string[]} {
    let found: Field | undefined;
    for (const step of path.replace(/\[\]|\.<key>/g, '').split('.')) {
      const fields = found ? found.value.fields(found.path) : this.fields();
      found = fields.find(({name}) => name === step);
      if (!found) return {missing: step, names: fields.map(({name}) => name)};
    }
    return found!;
  }
}
