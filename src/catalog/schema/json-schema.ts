import * as z from 'zod';
import {text} from './values';

const type = z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']);
const size = z.int().min(0).optional();

/** A schema in `crds`, limited to the JSON Schema keywords that the site uses. */
export const jsonSchema = z.strictObject({
  title: text().optional(),
  description: text().optional(),
  type: z.union([type, z.array(type)]).optional(),
  format: text().optional(),
  pattern: text().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  required: z.array(text()).optional(),
  readOnly: z.boolean().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: size,
  minLength: size,
  maxItems: size,
  minItems: size,
  minProperties: size,
  $ref: text(
    /^(?:definitions\.schema\.yaml)?#\/(?:\$defs|properties)\/\S+$/,
    'definitions.schema.yaml#/$defs/scanSpec',
  ).optional(),
  get $defs() {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  get properties() {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), jsonSchema]));
  },
  get propertyNames() {
    return z.optional(jsonSchema);
  },
  get items() {
    return z.optional(jsonSchema);
  },
  get allOf() {
    return z.optional(z.array(jsonSchema));
  },
  get anyOf() {
    return z.optional(z.array(jsonSchema));
  },
  get oneOf() {
    return z.optional(z.array(jsonSchema));
  },
  get not() {
    return z.optional(jsonSchema);
  },
  get if() {
    return z.optional(jsonSchema);
  },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  get then() {
    return z.optional(jsonSchema);
  },
  get else() {
    return z.optional(jsonSchema);
  },
});
