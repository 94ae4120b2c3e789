import * as z from 'zod';
import {authorsSchema, frontMatterSchemas, tagsSchema} from '../check/page/front-matter-schema';

const FOLDER = '.vscode/schemas';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'front-matter-doc': frontMatterSchemas.doc,
  'front-matter-post': frontMatterSchemas.post,
  tags: tagsSchema,
  authors: authorsSchema,
};

/** JSON Schemas for editors, by file, made from the schemas by which the check judges. Draft 7 is what editors read. */
export const editorSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${FOLDER}/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, {target: 'draft-7'}), undefined, 2)}\n`,
    ]),
  );
