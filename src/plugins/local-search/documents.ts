import {MAX_EXCERPT_LENGTH} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import type {PageContent} from './html/sections';
import type {IndexedPage} from './pages';

/** A page with its content. */
export interface ReadPage extends IndexedPage {
  readonly content: PageContent;
}

/** The beginning of a text in whole words, with an ellipsis if something is missing. */
export function excerpt(text: string, limit: number = MAX_EXCERPT_LENGTH): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\p{Cs}\s,;:.(–-]+$/u, '')}…`;
}

/** Refuses phrases for ids that are no section of the search, because nobody would find anything by them. */
function refuseUnknown(pages: readonly ReadPage[]): void {
  const unknown = pages.flatMap(({route, asked, content: {sections}}) => {
    const ids = new Set(sections.map(({anchor = ''}) => anchor));
    return [...asked.keys()].filter((id) => !ids.has(id)).map((id) => `${route}#${id}`);
  });
  if (unknown.length === 0) return;
  throw new Error(
    `The search has no section ${unknown.join(', ')}. Use the id of the heading around it in *.asked.yaml.`,
  );
}

/**
 * The documents of one search tag: one for each section of each page, numbered from 0, page after page.
 *
 * @param indexedCategories how many sidebar categories are indexed with each page, from the innermost
 * @throws Error that names phrases of unknown sections
 */
export function documentsOf(pages: readonly ReadPage[], indexedCategories: number): IndexedDocument[] {
  refuseUnknown(pages);
  const documents: IndexedDocument[] = [];
  for (const {content, route, tags, categories, type, asked} of pages) {
    content.sections.forEach(({anchor, title, item, text}, place) => {
      const isPage = place === 0;
      documents.push({
        id: documents.length,
        title,
        // Sections are many, and the text of the shown results is fetched separately.
        content: isPage ? excerpt(content.description || text.replaceAll('\n', ' ')) : '',
        tags: [...(isPage ? tags : []), ...(asked.get(anchor ?? '') ?? [])],
        sidebarParentCategories: isPage ? categories : [],
        sectionRoute: anchor === undefined ? route : `${route}#${encodeURIComponent(anchor)}`,
        sectionTitle: title,
        pageTitle: content.title,
        type,
        // The text of a row or a list item is part of the section around it.
        text: item ? '' : `${isPage ? content.description : ''} ${text}`.trim(),
        indexedCategories: isPage && indexedCategories > 0 ? categories.slice(-indexedCategories) : [],
      });
    });
  }
  return documents;
}
