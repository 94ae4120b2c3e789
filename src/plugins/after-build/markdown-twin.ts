import type {SitePage} from '../inventory/inventory';

/** Where the Markdown twin of a route is published, with base URL. */
export const twinPath = (route: string): string => `${route}.md`;

const fenceLine = /^(\s*)(`{3,}|~{3,})(.*)$/;

/** A fence says its language and title; what only our own checks need is left out. */
const plainInfo = (info: string) => {
  const language = /^\s*([\w-]*)/.exec(info)?.[1] ?? '';
  const title = /\btitle=(?:"[^"]*"|'[^']*')/.exec(info)?.[0];
  return [language, title].filter(Boolean).join(' ');
};

/** Links that work where the file is read: absolute, without the notation for files that have no route. */
const absoluteLinks = (line: string, siteUrl: string) =>
  line.replaceAll(/\]\((?:pathname:\/\/)?(?=\/)/g, `](${siteUrl}`);

const withoutSyntaxOfTheSite = (line: string) =>
  line
    .replaceAll(/\s*\{#[^{}]*\}\s*$/g, '')
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<!--.*?-->/g, '');

/** A line that has a meaning only when the site is built. */
const lineOfTheSite = /^(?:(?:import|export)\s|<\/?div\b[^>]*>\s*$)/;

/** Rewrites what is outside of code, line by line, and cleans the opening lines of fences. */
function readable(markdown: string, siteUrl: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, indent = '', mark = '', info = ''] = fenceLine.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
      lines.push(line);
    } else if (mark) {
      fence = mark;
      lines.push(`${indent}${mark}${plainInfo(info)}`);
    } else if (!lineOfTheSite.test(line)) {
      const text = absoluteLinks(withoutSyntaxOfTheSite(line), siteUrl);
      if (text !== '' || lines.at(-1) !== '') lines.push(text);
    }
  }
  return lines.join('\n').trim();
}

/** The text of a page; the fields before it were read when the page was loaded. */
const withoutFrontMatter = (page: string) => page.replace(/^---\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');

/**
 * The Markdown twin of a page: title, description, where the page is and what it applies to, then its text with every
 * directive expanded.
 *
 * @param expanded the source after `expandMarkdown`, with its front matter
 */
export function markdownTwin(document: SitePage, expanded: string, siteUrl: string, release: string): string {
  const applies = document.date ? `Published on ${document.date}.` : `Applies to secureCodeBox ${release}.`;
  const head = [`# ${document.title}`, `> ${document.description}`, `${applies} Page: <${siteUrl}${document.route}>`];
  return `${[...head, readable(withoutFrontMatter(expanded), siteUrl)].join('\n\n')}\n`;
}
