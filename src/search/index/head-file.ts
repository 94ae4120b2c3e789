import {FIELD_BOOSTS, FIELDS, RANKING, type Field} from '../constants';
import {entrySlug, headingSlug} from '../../text/slug';
import type {DocumentType, SearchDocument} from '../model';
import {stopWords} from '../text/stop-words';
import {briefly, synonymsIn} from '../text/synonyms';
import {termsOf, wordsOf} from '../text/words';
import {joined} from './postings';
import {IndexFormatError} from './format-error';
import {indexOf} from './make';
import {unnumbered} from './phrases';
import {pagesOf, type Postings, type TagIndex} from './tag-index';
import {Vocabulary} from './vocabulary';
import {entriesIn, readWordsFile, type Entries, type HeadSection, type Occurrences, type Texts} from './words-file';

/** Anchors end like this only where the name of the entry follows. */
const BEFORE_NAME = '-';
/** Stands between a heading and its anchor in a line of headings. */
const BEFORE_ANCHOR = '\t';

function headSection({sectionTitle, sectionRoute}: SearchDocument): HeadSection {
  const anchor = decodeURIComponent(sectionRoute.slice(sectionRoute.indexOf('#') + 1));
  if (anchor === headingSlug(sectionTitle)) return sectionTitle;
  const name = entrySlug(sectionTitle);
  const before = anchor.slice(0, -name.length);
  return [sectionTitle, name !== '' && before.endsWith(BEFORE_NAME) && anchor.endsWith(name) ? before : anchor];
}

function placeOf(section: HeadSection): readonly [title: string, anchor: string] {
  const [title = '', anchor] = typeof section === 'string' ? section.split(BEFORE_ANCHOR) : section;
  return [title, anchor?.endsWith(BEFORE_NAME) ? anchor + entrySlug(title) : (anchor ?? headingSlug(title))];
}

/** Another one for each form of this file: a tab that is still open reads none but its own. */
const HEAD_VERSION = 2;

/**
 * A page is lines: route, title, description, tags, categories, sections. One sign between what is alike compresses better
 * than lists of JSON; no name has it, and JSON writes it as it is.
 */
const LINES = 6;
const NEXT_ITEM = '\x7f';

const lineOf = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\n\x7f]/g, ' ')).join(NEXT_ITEM);
const itemsOf = (line = ''): string[] => (line === '' ? [] : line.split(NEXT_ITEM));

/** `search-head-{tag}.json`: the names of pages and sections, which answer until the index is there. */
interface SearchHeadFile {
  readonly formatVersion: typeof HEAD_VERSION;
  /** As in the index file. */
  readonly background: readonly string[];
  /** What readers type for words of the pages, see `briefly`; empty where another file that is read with this one has it. */
  readonly otherWords: string;
  /** The lines of the pages of each type, one page after the other. */
  readonly pages: Readonly<Partial<Record<DocumentType, string>>>;
}

/** A document, which may be a row, an entry or a definition inside a section. */
type Place = SearchDocument & {readonly item?: boolean};

/** Derives the head of a tag from its documents. Entries are many, and come with the words. */
export function headOf(documents: readonly Place[], background: readonly string[], otherWords = ''): SearchHeadFile {
  const lines: Partial<Record<DocumentType, string[]>> = {};
  for (const {first, last, route} of pagesOf(documents).pages) {
    const page = documents[first];
    if (!page) continue;
    const sections = documents
      .slice(first + 1, last + 1)
      .flatMap((place) => (place.item ? [] : [[headSection(place)].flat().join(BEFORE_ANCHOR)]));
    const {pageTitle, content, tags, sidebarParentCategories, type} = page;
    const parts = [[route], [pageTitle], [content], tags, sidebarParentCategories, sections];
    (lines[type] ??= []).push(...parts.map(lineOf));
  }
  const pages = Object.fromEntries(Object.entries(lines).map(([type, those]) => [type, those.join('\n')]));
  return {formatVersion: HEAD_VERSION, background, otherWords: briefly(otherWords), pages};
}

/** The entries of the pages of a head, whose documents these are. */
export function entriesOf({pages}: SearchHeadFile, documents: readonly Place[]): Entries {
  const byPage = new Map<string, HeadSection[]>();
  for (const place of documents.filter(({item}) => item)) {
    const route = place.sectionRoute.split('#', 1)[0] ?? '';
    byPage.set(route, [...(byPage.get(route) ?? []), headSection(place)]);
  }
  return Object.values(pages)
    .flatMap((text) => text.split('\n'))
    .filter((_, line) => line % LINES === 0)
    .flatMap((route, page) => {
      const those = byPage.get(route);
      return those ? [[page, ...those] as const] : [];
    });
}

/** The documents of a head file, without what only the index file has of them; of a page its entries come last. */
export function documentsOf({pages}: SearchHeadFile, entries: Entries = []): Place[] {
  const documents: Place[] = [];
  const inside = new Map(entries.map(([page, ...those]) => [page, those]));
  let page = 0;
  for (const [type, text] of Object.entries(pages) as [DocumentType, string][]) {
    const lines = text.split('\n');
    for (let line = 0; line < lines.length; line += LINES) {
      const [route = '', pageTitle = '', content = '', ...lists] = lines.slice(line, line + LINES);
      const [tags = [], sidebarParentCategories = [], sections = []] = lists.map(itemsOf);
      const shared = {pageTitle, type, content: '', tags: [], sidebarParentCategories: []};
      const whole = {...shared, content, tags, sidebarParentCategories};
      documents.push({...whole, id: documents.length, title: pageTitle, sectionTitle: pageTitle, sectionRoute: route});
      const add = (item: boolean) => (section: HeadSection) => {
        const [title, anchor] = placeOf(section);
        const sectionRoute = `${route}#${encodeURIComponent(anchor)}`;
        documents.push({...shared, id: documents.length, title, sectionTitle: title, sectionRoute, item});
      };
      sections.forEach(add(false));
      inside.get(page)?.forEach(add(true));
      page += 1;
    }
  }
  return documents;
}

/** Texts of the fields that the head file has. */
const fieldTexts: Readonly<Record<Field, (document: SearchDocument) => readonly string[]>> = {
  title: ({title}) => [unnumbered(title)],
  content: ({content}) => [content],
  tags: ({tags}) => tags,
  sidebarParentCategories: () => [],
};

/** A word that a text repeats counts as often as this, and one that stands out or by which readers ask as often more. */
const SEVERAL = 2;

/** Collects how often terms stand in the fields of documents. */
class Counts {
  /** By term: the number of a field of a document, and how often, in turn. */
  readonly terms = new Map<string, number[]>();
  /** How many terms each field of each document has. */
  readonly sizes: Float64Array;

  constructor(documents: number) {
    this.sizes = new Float64Array(documents * FIELDS.length);
  }

  add(term: string, document: number, field: number, count: number): void {
    const place = document * FIELDS.length + field;
    this.sizes[place] = (this.sizes[place] ?? 0) + count;
    const known = this.terms.get(term);
    if (!known) this.terms.set(term, [place, count]);
    else if (known[known.length - 2] === place) known[known.length - 1] = (known[known.length - 1] ?? 0) + count;
    else known.push(place, count);
  }

  /** Counts the words of the fields that a head file has. */
  addNames(documents: readonly SearchDocument[], withContent: boolean): void {
    documents.forEach((document, number) => {
      FIELDS.forEach((field, fieldNumber) => {
        if (field === 'content' && !withContent) return;
        for (const text of fieldTexts[field](document)) {
          for (const word of wordsOf(text)) {
            if (field === 'content' && stopWords.has(word.exact)) continue;
            for (const term of termsOf(word)) this.add(term, number, fieldNumber, 1);
          }
        }
      });
    });
  }

  /** The terms counted so far, in code unit order. */
  sorted = (): string[] => [...this.terms.keys()].toSorted();

  addWords(words: ReadonlyMap<string, Occurrences>, ways: Texts): void {
    const field = FIELDS.indexOf('content');
    for (const [term, documents] of words)
      for (const [document, isRepeated] of documents) this.add(term, document, field, isRepeated ? SEVERAL : 1);
    for (const [document, ...texts] of ways)
      for (const text of texts)
        for (const word of wordsOf(text)) for (const term of termsOf(word)) this.add(term, document, field, SEVERAL);
  }

  /** The postings of all terms, weighed by BM25 with the boosts of their fields. */
  postings(vocabulary: Vocabulary): Postings {
    const average = FIELDS.map((_, field) => {
      let sum = 0;
      let filled = 0;
      for (let place = field; place < this.sizes.length; place += FIELDS.length) {
        const size = this.sizes[place] ?? 0;
        sum += size;
        // Entries have no text of their own; however many there are, sections are as long as they are.
        if (size > 0) filled += 1;
      }
      return sum / (filled || 1) || 1;
    });
    const {b, k1} = RANKING;
    const places = vocabulary.terms.map((term) => {
      const found: number[] = [];
      const counted = this.terms.get(term) ?? [];
      for (let at = 0; at < counted.length; at += 2) {
        const place = counted[at] ?? 0;
        const count = counted[at + 1] ?? 0;
        const field = place % FIELDS.length;
        const length = (this.sizes[place] ?? 0) / (average[field] ?? 1);
        const boost = FIELD_BOOSTS[FIELDS[field] ?? 'content'];
        const weight = (boost * (k1 + 1) * count) / (k1 * (1 - b + b * length) + count);
        found.push(Math.floor(place / FIELDS.length), field, weight);
      }
      return found;
    });
    return joined(places);
  }
}

/** The terms of the names of documents, which a file of words is written with. */
export function namedTerms(documents: readonly SearchDocument[]): string[] {
  const counts = new Counts(documents.length);
  counts.addNames(documents, false);
  return counts.sorted();
}

/** True for texts of whole pages by their type. */
const arePages = (pages: unknown): boolean =>
  typeof pages === 'object' &&
  pages !== null &&
  Object.values(pages).every((text) => typeof text === 'string' && text.split('\n').length % LINES === 0);

/**
 * Indexes the names of a head file, and the words of the text where they are given.
 *
 * @param head the parsed JSON of `search-head-{tag}.json`
 * @param words the parsed JSON of `search-words-{tag}.json`; without it only names are searched
 * @throws IndexFormatError if one has another form or format version, or they do not belong together
 */
export function readHeadFile(tag: string, head: unknown, words?: unknown): TagIndex {
  const file = head as SearchHeadFile | null;
  if (file?.formatVersion !== HEAD_VERSION || typeof file.otherWords !== 'string' || !arePages(file.pages))
    throw new IndexFormatError('head');
  const complete = words !== undefined;
  const documents = documentsOf(file, complete ? entriesIn(words) : []);
  const sections = documents.flatMap(({id, item}) => (item ? [] : [id]));
  const counts = new Counts(documents.length);
  counts.addNames(documents, !complete);
  const said = complete ? readWordsFile(words, sections, counts.sorted()) : undefined;
  if (said) counts.addWords(said.words, [...said.asked, ...said.leads]);
  const vocabulary = new Vocabulary(counts.sorted());
  const postings = counts.postings(vocabulary);
  return indexOf({tag, documents, vocabulary, postings, complete}, file.background, said, synonymsIn(file.otherWords));
}
