import * as z from 'zod';
import {catalogFiles} from '../../src/catalog-schema/files';
import {askedSchema, authorsSchema, frontMatterSchemas, tagsSchema} from '../check/page/front-matter-schema';

const FOLDER = '.vscode/schemas';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'front-matter-doc': frontMatterSchemas.doc,
  'front-matter-post': frontMatterSchemas.post,
  asked: askedSchema,
  tags: tagsSchema,
  authors: authorsSchema,
  ...Object.fromEntries(Object.entries(catalogFiles).map(([name, {schema}]) => [name, schema])),
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** In entries of the catalog `!common NAME`, for an editor a text, may stand for a list of things or one of them. */
function withParts(jsonSchema: JsonSchema): void {
  const {items} = jsonSchema;
  if (typeof items !== 'object' || Array.isArray(items) || items.type !== 'object') return;
  const text = {type: 'string' as const};
  const list = {...jsonSchema, items: {anyOf: [items, text]}};
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [list as JsonSchema, text];
}

/** JSON Schemas for editors, by file, made from the schemas by which the check judges. Draft 7 is what editors read. */
export const editorSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const isEntry = catalogFiles[name]?.files.endsWith('/*') === true;
      const override = ({jsonSchema}: {jsonSchema: JsonSchema}): void => (isEntry ? withParts(jsonSchema) : undefined);
      return [
        `${FOLDER}/${name}.schema.json`,
        `${JSON.stringify(z.toJSONSchema(schema, {target: 'draft-7', override}))}\n`,
      ];
    }),
  );
