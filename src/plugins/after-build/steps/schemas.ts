import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PRODUCT_RELEASE} from '../../../catalog/types';
import type {AfterBuildContext} from '../context';
import {publishedSchema, type Schema} from '../schemas-published';

/** Where the strict schemas lie. */
export const strictSchemas = path.resolve(__dirname, '../../../catalog/crds');

/** Publishes `/schemas/<kind>.schema.json` for editors: the kinds of secureCodeBox and the finding format. */
export async function schemas({outDir, siteConfig: {url, baseUrl}}: AfterBuildContext): Promise<void> {
  const target = path.join(outDir, 'schemas');
  await mkdir(target, {recursive: true});
  const files = (await readdir(strictSchemas)).filter((file) => file.endsWith('.schema.json'));
  await Promise.all(
    files.map(async (file) => {
      const strict = JSON.parse(await readFile(path.join(strictSchemas, file), 'utf8')) as Schema;
      const schema = publishedSchema(strict, `${url}${baseUrl}schemas/${file}`, PRODUCT_RELEASE);
      await writeFile(path.join(target, file), `${JSON.stringify(schema, null, 2)}\n`);
    }),
  );
}
