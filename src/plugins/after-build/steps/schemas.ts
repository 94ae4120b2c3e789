import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {schemaFiles} from '../../../catalog/crds';
import {PRODUCT_RELEASE} from '../../../catalog/types';
import type {AfterBuildContext} from '../context';
import {publishedSchema} from '../schemas-published';

/** Publishes `/schemas/<kind>.schema.json` for editors: the kinds of secureCodeBox and the finding format. */
export async function schemas({outDir, siteConfig: {url, baseUrl}}: AfterBuildContext): Promise<void> {
  const target = path.join(outDir, 'schemas');
  await mkdir(target, {recursive: true});
  await Promise.all(
    [...schemaFiles()].map(async ([file, strict]) => {
      const schema = publishedSchema(strict, `${url}${baseUrl}schemas/${file}`, PRODUCT_RELEASE);
      await writeFile(path.join(target, file), `${JSON.stringify(schema, null, 2)}\n`);
    }),
  );
}
