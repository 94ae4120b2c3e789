import type {SitePage} from '../inventory/inventory';
import type {Asked} from './asked';

/** A page of the site that is indexed, before it is read. */
export interface IndexedPage extends Pick<SitePage, 'tag' | 'type' | 'route' | 'categories'> {
  /** Words by which the page is looked for besides its text, without duplicates. */
  readonly tags: readonly string[];
  readonly asked: Asked;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String) : [];

/** Words that authors give in the front matter, and tags. */
const wordsOf = ({frontMatter: {aliases, keywords, sidebar_label: short}, labels}: SitePage): string[] => [
  ...strings(aliases),
  ...strings(keywords),
  ...(typeof short === 'string' ? [short] : []),
  ...labels,
];

/** Words that differ in case only are the same, and the title is known anyway. */
function distinct(words: readonly string[], title: string): string[] {
  const seen = new Set(['', title.trim().toLowerCase()]);
  return words
    .map((word) => word.trim())
    .filter((word) => {
      const isNew = !seen.has(word.toLowerCase());
      seen.add(word.toLowerCase());
      return isNew;
    });
}

/**
 * The pages that are indexed: all that are listed and not ignored.
 *
 * @param canonical gives a route the ending under which the page is known
 * @param ignored routes with base URL that are left out
 * @param askedOf how readers ask for the sections of the page in a file
 * @returns pages in the order of their routes
 */
export const pagesToIndex = (
  pages: readonly SitePage[],
  canonical: (route: string) => string,
  ignored: ReadonlySet<string>,
  askedOf: (source: string) => Asked,
): IndexedPage[] =>
  pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => ({
      tag: page.tag,
      type: page.type,
      route: canonical(page.route),
      tags: distinct(wordsOf(page), page.title),
      asked: askedOf(page.source),
      categories: page.categories,
    }))
    .filter(({route}) => !ignored.has(route))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
