import * as z from 'zod';
import {chart} from '../../src/catalog-schema/chart';
import {demoTarget} from '../../src/catalog-schema/demo-target';
import {hook} from '../../src/catalog-schema/hook';
import {writtenScanner} from '../../src/catalog-schema/scanner';
import {authorsSchema, frontMatterSchemas, tagsSchema} from '../check/page/front-matter-schema';

const FOLDER = '.vscode/schemas';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'front-matter-doc': frontMatterSchemas.doc,
  'front-matter-post': frontMatterSchemas.post,
  tags: tagsSchema,
  authors: authorsSchema,
  // The name of a file is the id or name of its entry.
  scanner: writtenScanner.omit({id: true}),
  hook: hook.omit({id: true}),
  'demo-target': demoTarget.omit({id: true}),
  chart: chart.omit({name: true}),
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * In entries of the catalog `!common NAME`, for an editor a text, may stand for a list of things or one of them, and a list
 * in a list for its items.
 */
function withParts(jsonSchema: JsonSchema): void {
  const {items} = jsonSchema;
  if (typeof items !== 'object' || Array.isArray(items)) return;
  const text = items.type === 'object' ? [{type: 'string' as const}] : [];
  const list = {...jsonSchema, items: {anyOf: [items, ...text, {type: 'array'}]}};
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [list as JsonSchema, ...text];
}

/** JSON Schemas for editors, by file, made from the schemas by which the check judges. Draft 7 is what editors read. */
export const editorSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const isEntry = name === 'chart' || 'chart' in ((schema as Partial<typeof writtenScanner>).shape ?? {});
      const override = ({jsonSchema}: {jsonSchema: JsonSchema}): void => (isEntry ? withParts(jsonSchema) : undefined);
      return [
        `${FOLDER}/${name}.schema.json`,
        `${JSON.stringify(z.toJSONSchema(schema, {target: 'draft-7', override}))}\n`,
      ];
    }),
  );
