import uniqBy from 'lodash/uniqBy';
import type {SitePage} from '../inventory/inventory';
import type {Asked} from './asked';

/** A page of the site that is indexed, before it is read. */
export interface IndexedPage extends Pick<SitePage, 'tag' | 'type' | 'route' | 'categories'> {
  /** Words by which the page is looked for besides its text, without duplicates. */
  readonly tags: readonly string[];
  readonly asked: Asked;
}

/** Words that authors give in the front matter, and tags. */
const wordsOf = ({frontMatter: {aliases = [], keywords = [], sidebar_label: short = ''}, labels}: SitePage): string[] =>
  [aliases, keywords, short, labels].flat().map(String);

/** Words that differ in case only are the same, and the title is known anyway. */
const distinct = (words: readonly string[], title: string): string[] =>
  uniqBy(
    ['', title, ...words].map((word) => word.trim()),
    (word) => word.toLowerCase(),
  ).slice(2);

/**
 * The pages that are indexed: all that are listed and not ignored.
 *
 * @param ignored routes with base URL that are left out
 * @param askedOf how readers ask for the sections of the page in a file
 * @returns pages in the order of their routes
 */
export const pagesToIndex = (
  pages: readonly SitePage[],
  ignored: readonly string[],
  askedOf: (source: string) => Asked,
): IndexedPage[] =>
  pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => ({
      tag: page.tag,
      type: page.type,
      route: page.route,
      tags: distinct(wordsOf(page), page.title),
      asked: askedOf(page.source),
      categories: page.categories,
    }))
    .filter(({route}) => !ignored.includes(route))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
