import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {shippedImages} from '../../../catalog/images';
import {PRODUCT_RELEASE} from '../../../catalog/product';
import {schemaFiles} from '../../../catalog/crds/schemas';
import type {AfterBuildContext} from '../context';
import {publishedSchema} from '../schemas-published';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the data files for programs: schemas, the list of images, `robots.txt`. */
export async function dataFiles({outDir, siteConfig: {url, baseUrl}}: AfterBuildContext): Promise<void> {
  const site = url + baseUrl;
  const files: readonly (readonly [file: string, text: string])[] = [
    // Schemas for editors: the secureCodeBox kinds and the finding format.
    ...[...schemaFiles()].map(
      ([file, strict]) =>
        [`schemas/${file}`, json(publishedSchema(strict, `${site}schemas/${file}`, PRODUCT_RELEASE))] as const,
    ),
    // All container images of the release, for tools that fill a mirror.
    ['images.txt', `${shippedImages.map(({image}) => image).join('\n')}\n`],
    // Crawlers can also fetch previews, because only the response header can exclude a page from indexing.
    ['robots.txt', `User-agent: *\nDisallow:\n\nSitemap: ${site}sitemap.xml\n`],
  ];
  await mkdir(path.join(outDir, 'schemas'), {recursive: true});
  await Promise.all(files.map(([file, text]) => writeFile(path.join(outDir, file), text)));
}
