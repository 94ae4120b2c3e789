import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {writeWhole} from '../../../lib/files';
import {readSource} from '../../../lib/source';
import {schemaFiles} from '../../../catalog/crds/schemas';
import {PRODUCT_RELEASE} from '../../../catalog/product';
import {expandMarkdown} from '../../../markdown/expand';
import type {SitePage} from '../../site-pages';
import type {AfterBuildContext} from '../context';
import {markdownTwin, twinPath} from '../twin/twin';

/** A link in `llms.txt` with its description. */
const entry = (title: string, address: string, description: string): string =>
  `- [${title}](${address}): ${description}`;

/**
 * The index of all pages for programs that read Markdown, in the format of https://llmstxt.org: title, summary, instructions, the Markdown
 * twins by group with their descriptions, and the data files. Unlisted pages are omitted.
 *
 * @param size of `llms-full.txt` in bytes
 */
function llmsText(
  {title, tagline, url, baseUrl}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
  documents: readonly SitePage[],
  size: number,
): string {
  const groups = new Map<string, string[]>();
  for (const {type, section, title: name, route, description, unlisted} of documents) {
    if (unlisted) continue;
    const group = type === 'blog' ? 'Blog' : (section ?? 'More');
    groups.set(group, [...(groups.get(group) ?? []), entry(name, url + twinPath(route), description)]);
  }
  const site = url + baseUrl;
  const intro = [
    `# ${title}`,
    `> ${tagline}`,
    `The documentation applies to release ${PRODUCT_RELEASE}. Begin with the first group below. How to read:`,
    [
      '- Add `.md` to the address of a page for its Markdown; links in it lead to the Markdown of other pages.',
      '- `#id` in an address is the heading whose words make it, or the heading or item that says `{#id}`.',
      '- A fence with a file name as `title="…"` is that file.',
      `- All pages in one file of ${(size / 1e6).toFixed(1)} MB: ${site}llms-full.txt. Each begins with \`# \` and its title, then \`Page:\` with its address.`,
      '- Data and JSON Schemas are in the [last group](#data).',
    ].join('\n'),
  ];
  const data = [
    entry('images.txt', `${site}images.txt`, 'every container image of the release.'),
    ...(groups.has('Blog') ? [entry('atom.xml', `${site}blog/atom.xml`, 'the posts of the blog, whole.')] : []),
    ...[...schemaFiles()].map(([file, {title: kind = file, description = ''}]) =>
      entry(String(kind), `${site}schemas/${file}`, `JSON Schema. ${String(description)}`),
    ),
  ];
  const lists = [...groups, ['Data', data] as const].map(([group, lines]) => [`## ${group}`, '', ...lines].join('\n'));
  return `${[...intro, ...lists].join('\n\n')}\n`;
}

/** Writes the Markdown twin of every docs page and post next to its HTML, their index as `llms.txt`, and all of them as `llms-full.txt`. */
export async function markdownTwins({siteDir, outDir, siteConfig, documents}: AfterBuildContext): Promise<void> {
  const {url, baseUrl} = siteConfig;
  const site = {url, baseUrl, routes: new Set(documents.map(({route}) => route))};
  const twins = documents.map((document) => {
    const expanded = expandMarkdown(readSource(path.join(siteDir, document.source)), document.source).text;
    const file = path.join(outDir, twinPath(document.route).slice(baseUrl.length));
    const twin = markdownTwin(document, expanded, site);
    writeWhole(file, twin);
    return document.unlisted ? '' : twin;
  });
  const full = twins.filter((twin) => twin !== '').join('\n---\n\n');
  writeFileSync(path.join(outDir, 'llms-full.txt'), full);
  writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig, documents, Buffer.byteLength(full)));
}
