import {FIELD_BOOSTS, FIELDS, FORMAT_VERSION, RANKING, type Field} from '../constants';
import type {DocumentType, SearchDocument} from '../model';
import {slug} from '../text/slug';
import {stopWords} from '../text/stop-words';
import {termsOf, wordsOf} from '../text/words';
import {phrasesIn} from './phrases';
import {PostingsBuilder} from './postings';
import {IndexFormatError} from './read-file';
import {pagesOf, type TagIndex} from './tag-index';
import {Vocabulary} from './vocabulary';

/** The heading of a section; with its anchor if that does not follow from the heading. */
type HeadSection = string | readonly [title: string, anchor: string];

/** A page as the head file has it. */
type HeadPage = readonly [
  route: string,
  title: string,
  description: string,
  tags: readonly string[],
  categories: readonly string[],
  sections: readonly HeadSection[],
];

/** `search-head-{tag}.json`: the names of pages and sections, which answer until the index is there. */
export interface SearchHeadFile {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** As in the index file. */
  readonly background: readonly string[];
  readonly pages: Readonly<Partial<Record<DocumentType, readonly HeadPage[]>>>;
}

/** Derives the head of a tag from its documents. */
export function headOf(documents: readonly SearchDocument[], background: readonly string[]): SearchHeadFile {
  const pages: Partial<Record<DocumentType, HeadPage[]>> = {};
  for (const {first, last, route} of pagesOf(documents).pages) {
    const page = documents[first];
    if (!page) continue;
    const sections = documents.slice(first + 1, last + 1).map(({sectionTitle, sectionRoute}): HeadSection => {
      const anchor = decodeURIComponent(sectionRoute.slice(route.length + 1));
      return anchor === slug(sectionTitle) ? sectionTitle : [sectionTitle, anchor];
    });
    const {pageTitle, content, tags, sidebarParentCategories, type} = page;
    (pages[type] ??= []).push([route, pageTitle, content, tags, sidebarParentCategories, sections]);
  }
  return {formatVersion: FORMAT_VERSION, background, pages};
}

function documentsOf({pages}: SearchHeadFile): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const [type, ofType] of Object.entries(pages) as [DocumentType, readonly HeadPage[]][]) {
    for (const [route, pageTitle, content, tags, sidebarParentCategories, sections] of ofType) {
      const shared = {pageTitle, type, content: '', tags: [], sidebarParentCategories: []};
      const whole = {...shared, content, tags, sidebarParentCategories};
      documents.push({...whole, id: documents.length, title: pageTitle, sectionTitle: pageTitle, sectionRoute: route});
      for (const section of sections) {
        const [title, anchor] = typeof section === 'string' ? [section, slug(section)] : section;
        const sectionRoute = `${route}#${encodeURIComponent(anchor)}`;
        documents.push({...shared, id: documents.length, title, sectionTitle: title, sectionRoute});
      }
    }
  }
  return documents;
}

const fieldTexts: Readonly<Record<Field, (document: SearchDocument) => readonly string[]>> = {
  title: ({title}) => [title],
  content: ({content}) => [content],
  tags: ({tags}) => tags,
  sidebarParentCategories: () => [],
};

/** Terms of each field of each document, with their number. */
function countsOf(documents: readonly SearchDocument[]): Map<string, number>[] {
  return documents.flatMap((document) =>
    FIELDS.map((field) => {
      const counts = new Map<string, number>();
      for (const text of fieldTexts[field](document)) {
        for (const word of wordsOf(text)) {
          if (field === 'content' && stopWords.has(word.exact)) continue;
          for (const term of termsOf(word)) counts.set(term, (counts.get(term) ?? 0) + 1);
        }
      }
      return counts;
    }),
  );
}

const sizeOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Indexes the names of a head file.
 *
 * @param content the parsed JSON of `search-head-{tag}.json`
 * @throws IndexFormatError if it has another form or format version
 */
export function readHeadFile(tag: string, content: unknown): TagIndex {
  const file = content as SearchHeadFile | null;
  if (file?.formatVersion !== FORMAT_VERSION || typeof file.pages !== 'object')
    throw new IndexFormatError('The head of the search has an unknown format.');
  const documents = documentsOf(file);
  const counts = countsOf(documents);
  const sizes = counts.map(sizeOf);
  const average = FIELDS.map((_, field) => {
    const ofField = sizes.filter((_size, place) => place % FIELDS.length === field);
    return ofField.reduce((sum, size) => sum + size, 0) / (ofField.length || 1);
  });
  const places = new Map<string, number[]>();
  counts.forEach((ofField, place) => {
    for (const term of ofField.keys()) {
      const known = places.get(term);
      if (known) known.push(place);
      else places.set(term, [place]);
    }
  });
  const vocabulary = new Vocabulary([...places.keys()].toSorted());
  const total = [...places.values()].reduce((sum, ofTerm) => sum + ofTerm.length, 0);
  const builder = new PostingsBuilder(vocabulary.terms.length, documents.length, total);
  const {b, k1} = RANKING;
  for (const term of vocabulary.terms) {
    for (const place of places.get(term) ?? []) {
      const field = place % FIELDS.length;
      const count = counts[place]?.get(term) ?? 0;
      const length = (sizes[place] ?? 0) / (average[field] || 1);
      const boost = FIELD_BOOSTS[FIELDS[field] ?? 'content'];
      builder.add(
        Math.floor(place / FIELDS.length),
        field,
        (boost * (k1 + 1) * count) / (k1 * (1 - b + b * length) + count),
      );
    }
    builder.endTerm();
  }
  const postings = builder.finished();
  const {pages, pageOf} = pagesOf(documents, file.background);
  const names = phrasesIn(documents, pages, vocabulary, postings);
  return {tag, documents, pages, pageOf, vocabulary, postings, ...names, complete: false};
}
