import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {PRODUCT_RELEASE} from '../../../catalog/product';
import {expandedText} from '../../../markdown/expand';
import type {SitePage} from '../../inventory/inventory';
import type {AfterBuildContext} from '../context';
import {markdownTwin, twinPath} from '../markdown-twin';

/**
 * The list of all pages for machines that read Markdown, after https://llmstxt.org: title, what it is, then the
 * Markdown twins by group with their descriptions. Unlisted pages are left out.
 */
export function llmsText(
  site: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
  documents: readonly SitePage[],
  release: string,
): string {
  const groups = new Map<string, string[]>();
  for (const document of documents.filter(({unlisted}) => !unlisted)) {
    const group = document.type === 'blog' ? 'Blog' : (document.section ?? 'More');
    const line = `- [${document.title}](${site.url}${twinPath(document.route)}): ${document.description}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const intro = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `The documentation applies to release ${release}. Each page is listed with the address of its Markdown; without ".md" it is the page in HTML. The JSON Schemas of the custom resources and of the finding format are below ${site.url}/schemas/. All pages in one file: ${site.url}/llms-full.txt. Scanners, hooks, charts, images and rules as data: ${site.url}/catalog.json.`,
  ];
  const lists = [...groups].map(([group, lines]) => [`## ${group}`, '', ...lines].join('\n'));
  return `${[...intro, ...lists].join('\n\n')}\n`;
}

/** Writes the Markdown of every docs page and post beside its HTML, their list as `llms.txt`, and all of them as `llms-full.txt`. */
export async function markdownTwins({siteDir, outDir, siteConfig, documents}: AfterBuildContext): Promise<void> {
  const {url, baseUrl} = siteConfig;
  const twins = documents.map((document) => {
    const expanded = expandedText(readFileSync(path.join(siteDir, document.source), 'utf8'), document.source);
    const file = path.join(outDir, twinPath(document.route).slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    const twin = markdownTwin(document, expanded, url, PRODUCT_RELEASE);
    writeFileSync(file, twin);
    return document.unlisted ? '' : twin;
  });
  writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig, documents, PRODUCT_RELEASE));
  writeFileSync(path.join(outDir, 'llms-full.txt'), twins.filter((twin) => twin !== '').join('\n---\n\n'));
}
