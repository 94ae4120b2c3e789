import {PRODUCT_RELEASE} from '../../../catalog/product';
import {splitFrontMatter} from '../../../markdown/front-matter';
import type {SitePage} from '../../site-pages';
import {readable} from './readable';

/** The path of a route's Markdown twin. */
export const twinPath = (route: string): string => `${route}.md`;

/** The site data for a twin. */
interface TwinSite {
  readonly url: string;
  readonly baseUrl: string;
  /** Routes with base URL of the pages that have a twin. */
  readonly routes: ReadonlySet<string>;
}

/** Date, authors and tags of a page, as in its HTML. */
function origin({date, authors = [], labels, changed}: SitePage): string {
  const by = authors.length === 0 ? '' : ` by ${authors.join(', ')}`;
  return [
    date === undefined ? `Applies to secureCodeBox ${PRODUCT_RELEASE}.` : `Published on ${date}${by}.`,
    ...(labels.length === 0 ? [] : [`Tags: ${labels.join(', ')}.`]),
    ...(changed === undefined ? [] : [`Last changed on ${changed}.`]),
  ].join(' ');
}

/**
 * The Markdown twin of a page: title, description, source and links, then its text as standard Markdown with all directives expanded.
 *
 * @param expanded the output of `expandMarkdown`, with front matter
 */
export function markdownTwin(document: SitePage, expanded: string, {url, baseUrl, routes}: TwinSite): string {
  const addressOf = (path: string) => {
    const route = baseUrl + path.slice(1);
    return url + (routes.has(route) ? twinPath(route) : route);
  };
  const head = [
    `# ${document.title}`,
    `> ${document.description}`,
    `${origin(document)} Page: <${url}${document.route}>. All pages: <${url}${baseUrl}llms.txt>.`,
    readable(splitFrontMatter(expanded).content, document.source, addressOf),
  ];
  return `${head.join('\n\n')}\n`;
}
