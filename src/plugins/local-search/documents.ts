import {MAX_EXCERPT_LENGTH} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import type {PageContent, Section} from './html/sections';
import type {IndexedPage} from './pages';

/** A page with what it says. */
export interface ReadPage extends IndexedPage {
  readonly content: PageContent;
}

/** Sections are many, and their text is fetched for the results that are shown. */
const SECTION_EXCERPT_LENGTH = 32;

/** A name counts this often more where it is defined than where it is used. */
const DEFINED = 3;

/** A list item is found by its name. Its text counts for the section around it, and once is enough. */
const indexedText = ({item, text, names}: Section, description: string): string =>
  item ? '' : [description, text, ...Array.from({length: DEFINED}, () => names.join(' '))].join(' ').trim();

/** The beginning of a text, whole words, with an ellipsis if something is missing. */
export function excerpt(text: string, limit = MAX_EXCERPT_LENGTH): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\p{Cs}\s,;:.(–-]+$/u, '')}…`;
}

/** Refuses ways to ask for what is no section of the search: nobody would find anything by them. */
function refuseUnheard(pages: readonly ReadPage[]): void {
  const unheard = pages.flatMap(({route, asked, content: {sections}}) => {
    const ids = new Set(sections.map(({anchor = ''}) => anchor));
    return [...asked.keys()].filter((id) => !ids.has(id)).map((id) => `${route}#${id}`);
  });
  if (unheard.length === 0) return;
  throw new Error(
    `The search shows no ${unheard.join(', ')}: what the file beside the page says of it finds nothing — say it of the heading around it`,
  );
}

/**
 * The documents of one search tag: one for each section of each page, numbered from 0, pages one after the other.
 *
 * @param indexedCategories how many sidebar categories are indexed with each page, from the innermost
 * @throws Error that names the places for which nobody can ask
 */
export function documentsOf(pages: readonly ReadPage[], indexedCategories: number): IndexedDocument[] {
  refuseUnheard(pages);
  const documents: IndexedDocument[] = [];
  for (const {content, route, tags, categories, type, asked} of pages) {
    content.sections.forEach((section, index) => {
      const isPage = index === 0;
      const shown = section.item
        ? ''
        : (isPage ? content.description || section.text : section.text).replaceAll('\n', ' ');
      documents.push({
        id: documents.length,
        title: section.title,
        content: excerpt(shown, isPage ? MAX_EXCERPT_LENGTH : SECTION_EXCERPT_LENGTH),
        tags: isPage ? tags : [],
        sidebarParentCategories: isPage ? categories : [],
        sectionRoute: section.anchor === undefined ? route : `${route}#${encodeURIComponent(section.anchor)}`,
        sectionTitle: section.title,
        pageTitle: content.title,
        type,
        item: section.item,
        messages: [...new Set(section.messages)],
        asked: asked.get(section.anchor ?? '') ?? [],
        leads: section.leads,
        text: indexedText(section, isPage ? content.description : ''),
        indexedCategories: isPage && indexedCategories > 0 ? categories.slice(-indexedCategories) : [],
      });
    });
  }
  return documents;
}
