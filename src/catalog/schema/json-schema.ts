import * as z from 'zod';
import {sentence, text} from './values';

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
  $ref: text(/^#\/\$defs\/\S+$/, '#/$defs/volume').optional(),
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

/** Kinds in words, by kind, in the order of the reference. File: `crds/kinds.yaml`. */
export const kinds = z.record(
  text(/^[A-Z]\w+$/, 'ScanType'),
  z.strictObject({purpose: sentence().describe('what an object of this kind represents'), description: text()}),
);

/** Types of the Kubernetes API, in the words of this site. File: `crds/kubernetes.yaml`. */
export const kubernetesSchemas = z.record(z.string(), jsonSchema);

/** A field in words: a description, or a map that adds what the definition of the product does not say. */
const field: z.ZodType = z.union([
  text(),
  z.strictObject({
    ...jsonSchema.omit({$ref: true, $defs: true, properties: true, items: true, additionalProperties: true}).shape,
    of: text().optional().describe('the name of shared words in `definitions`, or of a type in `kubernetes`'),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    fields: z.lazy(() => writtenFields.optional()),
    items: z.lazy(() => field.optional()),
  }),
]);

/** Fields of a kind, or words that several fields share. Files: `crds/<kind>.yaml` and `crds/definitions.yaml`. */
export const writtenFields: z.ZodType<Record<string, unknown>> = z.record(z.string(), field);

/** Ids of headings of earlier releases of the site, by kind and field. File: `crds/former-headings.yaml`. */
export const formerHeadings = z.record(z.string(), z.record(z.string(), text()));
