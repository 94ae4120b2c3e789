import type {Schema} from '../../../catalog-schema';

/** A field of a schema, ready to be described. */
export interface Field {
  readonly name: string;
  /** From the root of the object, with `[]` behind lists, for example `spec.env[].name`. */
  readonly path: string;
  readonly required: boolean;
  /** References resolved; `null` taken out of unions. */
  readonly schema: Schema;
  readonly nullable: boolean;
  /** The object whose fields stand below this one, when there is one. */
  readonly structure?: Structure;
}

/** An object with fields, possibly inside lists or maps. */
export interface Structure {
  readonly schema: Schema;
  /** What stands between the field and its fields: `.` or `[].` or `[][].` or `.<key>.`. */
  readonly joint: string;
  /** Same for all fields that share the structure through a reference; undefined when it is written in place. */
  readonly shared?: string;
}
