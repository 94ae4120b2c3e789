import type {SourceDocument} from './context';
import {twinPath} from './markdown-twin';

interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
}

/**
 * The list of all pages for machines that read Markdown, after https://llmstxt.org: title, what it is, then the
 * Markdown twins by group with their descriptions. Unlisted pages are left out.
 */
export function llmsText(site: Site, documents: readonly SourceDocument[], release: string): string {
  const groups = new Map<string, string[]>();
  for (const document of documents.filter(({unlisted}) => !unlisted)) {
    const group = document.kind === 'blog' ? 'Blog' : (document.section ?? 'More');
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
