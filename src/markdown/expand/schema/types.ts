/** The part of JSON Schema (dialect 2020-12) that the schemas of the product use. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly readOnly?: boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
}

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
