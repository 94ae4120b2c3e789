import uniqBy from 'lodash/uniqBy';
import {MAX_EXCERPT_LENGTH} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import type {SitePage} from '../inventory/inventory';
import type {Asked} from './asked';
import type {PageContent} from './html/sections';

/** A page with its content. */
export interface ReadPage extends Pick<SitePage, 'type' | 'route' | 'categories'> {
  /** Words by which readers look for the page in addition to its text, without duplicates. */
  readonly tags: readonly string[];
  readonly asked: Asked;
  readonly content: PageContent;
}

/** Words that authors give in the front matter, and tags. Those that differ in case only are the same, and the title is known anyway. */
export function tagsOf({frontMatter, labels, title}: SitePage): string[] {
  const {aliases = [], keywords = [], sidebar_label: short = ''} = frontMatter;
  const words = ['', title, aliases, keywords, short, labels].flat().map((word) => String(word).trim());
  return uniqBy(words, (word) => word.toLowerCase()).slice(2);
}

/** The beginning of a text in whole words, with an ellipsis if something is missing. */
export function excerpt(text: string, limit: number = MAX_EXCERPT_LENGTH): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\p{Cs}\s,;:.(–-]+$/u, '')}…`;
}

/** Refuses phrases for ids that are no section of the search, because a reader could not find anything by them. */
function refuseUnknown(pages: readonly ReadPage[]): void {
  const unknown = pages.flatMap(({route, asked, content: {sections}}) => {
    const ids = new Set(sections.map(({anchor}) => anchor));
    return [...asked.keys()].filter((id) => !ids.has(id)).map((id) => `${route}#${id}`);
  });
  if (unknown.length === 0) return;
  throw new Error(
    `The search has no section ${unknown.join(', ')}. Use the id of the heading around it in *.asked.yaml.`,
  );
}

/**
 * The documents of one search tag: one for each section of each page, page after page.
 *
 * @param indexedCategories how many sidebar categories are indexed with each page, from the innermost
 * @throws Error that names phrases of unknown sections
 */
export function documentsOf(pages: readonly ReadPage[], indexedCategories: number): IndexedDocument[] {
  refuseUnknown(pages);
  const documents = pages.flatMap(({content, route, tags, categories, type, asked}) =>
    content.sections.map(({anchor, title, item, text}, place) => {
      const isPage = place === 0;
      return {
        // Keys that a section shares with the one before come first, because that compresses.
        type,
        sidebarParentCategories: isPage ? categories : [],
        pageTitle: content.title,
        sectionRoute: anchor === '' ? route : `${route}#${encodeURIComponent(anchor)}`,
        sectionTitle: title,
        title,
        // Sections are many, and the text of the shown results is fetched separately.
        content: isPage ? excerpt(content.description || text.replaceAll('\n', ' ')) : '',
        tags: [...(isPage ? tags : []), ...(asked.get(anchor) ?? [])],
        // The text of a row or a list item is part of the section around it.
        text: item ? '' : `${isPage ? content.description : ''} ${text}`.trim(),
        indexedCategories: isPage && indexedCategories > 0 ? categories.slice(-indexedCategories) : [],
      };
    }),
  );
  return documents.map((document, id) => ({...document, id}));
}
