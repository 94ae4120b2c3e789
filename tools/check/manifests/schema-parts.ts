/** What schemas of manifests are put together from. */

export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = {type: 'string'};
export const texts: Schema = {type: 'array', items: text};
export const textMap: Schema = {type: 'object', additionalProperties: text};
const quantity: Schema = {
  anyOf: [{type: 'number'}, {type: 'string', pattern: String.raw`^[0-9.]+(m|[kKMGTPE]i?)?$`}],
};
export const quantities: Schema = {type: 'object', additionalProperties: quantity};

export const fields = (properties: Readonly<Record<string, Schema>>, ...required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  required,
});
export const listOf = (items: Schema): Schema => ({type: 'array', items});
export const oneOf = (...values: readonly string[]): Schema => ({enum: values});

/** A manifest: the fields that all kinds share, and its own. */
export function kind(name: string, own: Readonly<Record<string, Schema>>, ...required: readonly string[]): Schema {
  return {
    $id: `https://kubernetes.invalid/${name}.schema.json`,
    title: name,
    ...fields({apiVersion: text, kind: text, metadata: {type: 'object'}, ...own}, ...required),
  };
}
