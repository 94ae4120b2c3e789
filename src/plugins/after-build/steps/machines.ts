import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AfterBuildContext} from '../context';
import {CATALOG_FILE, CATALOG_SCHEMA, catalogContent, catalogSchema} from '../catalog-file';
import {openSearch} from '../open-search';

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** Writes the catalog with its schema, and what browsers need to search the site from their address bar. */
export async function machines({outDir, siteConfig, options}: AfterBuildContext): Promise<void> {
  const {url, baseUrl, title} = siteConfig;
  const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);
  if (options.catalog) {
    await write(CATALOG_FILE, json(catalogContent(url + baseUrl)));
    await write(CATALOG_SCHEMA, json(catalogSchema(url + baseUrl)));
  }
  if (options.search) await write('opensearch.xml', openSearch(title, url + baseUrl));
}
