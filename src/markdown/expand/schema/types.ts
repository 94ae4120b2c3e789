import type {Schema} from '../../../catalog-schema';

/** A field of a schema, ready to be described. */
export interface Field {
  readonly name: string;
  /** From the root of the object, with `[]` after lists, for example `spec.env[].name`. */
  readonly path: string;
  readonly required: boolean;
  /** References resolved; `null` taken out of unions. */
  readonly schema: Schema;
  readonly nullable: boolean;
  /** The object whose fields are listed below this one, if any. */
  readonly structure?: Structure;
}

/** An object with fields, possibly inside lists or maps. */
export interface Structure {
  readonly schema: Schema;
  /** What separates the field from its fields: `.` or `[].` or `[][].` or `.<key>.`. */
  readonly joint: string;
  /** Same for all fields that share the structure through a reference; undefined when it is written in place. */
  readonly shared?: string;
}
