import * as z from 'zod';
import {text} from './values';

const type = z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']);
const size = z.int().min(0).optional();

const part = z.lazy((): z.ZodType => jsonSchema).optional();
const parts = z.array(z.lazy((): z.ZodType => jsonSchema)).optional();
const named = z
  .record(
    z.string(),
    z.lazy((): z.ZodType => jsonSchema),
  )
  .optional();

/** A schema of the folder `crds`, in the words of JSON Schema that the site shows. */
export const jsonSchema = z.strictObject({
  title: text().optional(),
  description: text().optional(),
  type: z.union([type, z.array(type)]).optional(),
  format: text().optional(),
  pattern: text().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  required: z.array(text()).optional(),
  readOnly: z.boolean().optional(),
  minimum: z.number().optional(),
  maxLength: size,
  minLength: size,
  maxItems: size,
  minItems: size,
  minProperties: size,
  $ref: text(
    /^(?:definitions\.schema\.yaml)?#\/(?:\$defs|properties)\/\S+$/,
    'definitions.schema.yaml#/$defs/scanSpec',
  ).optional(),
  $defs: named,
  properties: named,
  additionalProperties: z
    .boolean()
    .or(z.lazy((): z.ZodType => jsonSchema))
    .optional(),
  propertyNames: part,
  items: part,
  allOf: parts,
  anyOf: parts,
  oneOf: parts,
  not: part,
  if: part,
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: part,
  else: part,
});
