import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PRODUCT_RELEASE} from '../../../catalog/types';
import {expandMarkdown} from '../../../markdown/expand';
import type {AfterBuildContext} from '../context';
import {llmsText} from '../llms';
import {markdownTwin, twinPath} from '../markdown-twin';

/** Writes the Markdown of every docs page and post beside its HTML, and their list as `llms.txt`. */
export async function markdownTwins({siteDir, outDir, siteConfig, documents}: AfterBuildContext): Promise<void> {
  const {url, baseUrl} = siteConfig;
  await Promise.all(
    documents.map(async (document) => {
      const source = await readFile(document.file, 'utf8');
      const {text: expanded} = expandMarkdown(source, path.relative(siteDir, document.file));
      const file = path.join(outDir, twinPath(document.route).slice(baseUrl.length));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, markdownTwin(document, expanded, url, PRODUCT_RELEASE));
    }),
  );
  await writeFile(path.join(outDir, 'llms.txt'), llmsText(siteConfig, documents, PRODUCT_RELEASE));
}
