import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PRODUCT_RELEASE} from '../../../catalog/product';
import {expandedText} from '../../../markdown/expand';
import type {AfterBuildContext} from '../context';
import {llmsText} from '../llms';
import {markdownTwin, twinPath} from '../markdown-twin';

/** Writes the Markdown of every docs page and post beside its HTML, their list as `llms.txt`, and all of them as `llms-full.txt`. */
export async function markdownTwins({siteDir, outDir, siteConfig, documents}: AfterBuildContext): Promise<void> {
  const {url, baseUrl} = siteConfig;
  const twins = documents.map((document) => {
    const source = readFileSync(document.file, 'utf8');
    const expanded = expandedText(source, path.relative(siteDir, document.file));
    const file = path.join(outDir, twinPath(document.route).slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    const twin = markdownTwin(document, expanded, url, PRODUCT_RELEASE);
    writeFileSync(file, twin);
    return document.unlisted ? '' : twin;
  });
  writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig, documents, PRODUCT_RELEASE));
  writeFileSync(path.join(outDir, 'llms-full.txt'), twins.filter((twin) => twin !== '').join('\n---\n\n'));
}
