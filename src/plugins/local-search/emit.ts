import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {FORMAT_VERSION} from '../../search/constants';
import {documentsOf as documentsOfHead, entriesOf, headOf, namedTerms} from '../../search/index/head-file';
import {pagesOf, remediesIn} from '../../search/index/tag-index';
import {wordsFileOf, type SearchWordsFile} from '../../search/index/words-file';
import type {IndexedDocument, SearchDocument, SearchIndexFile} from '../../search/model';
import {everydayWords, otherWords} from '../../search/text/synonyms';
import {textPath, type PageText} from '../../search/text-file';
import {pageName} from '../after-build/html/files';
import {sitePages} from '../inventory/inventory';
import {askedOf} from './asked';
import {compactIndex} from './compact';
import {documentsOf} from './documents';
import type {PageContent} from './html/sections';
import {lunrIndex} from './lunr-index';
import type {SearchOptions} from './options';
import {pagesToIndex} from './pages';
import {occurrencesOf} from './terms';

/** What the files are made from. */
interface EmitInput {
  /** Absolute path of the site, which holds the sources of its pages. */
  readonly siteDir: string;
  /** Absolute path of the build. */
  readonly outDir: string;
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  readonly allContent: AllContent;
  readonly options: SearchOptions;
  /** What a page says, by its path below `outDir`. */
  readonly contentOf: (file: string) => PageContent;
}

/** What is stored of a document. What a section shares with the one before stands first, which compresses. */
const stored = (document: IndexedDocument): SearchDocument => ({
  type: document.type,
  tags: document.tags,
  sidebarParentCategories: document.sidebarParentCategories,
  pageTitle: document.pageTitle,
  sectionRoute: document.sectionRoute,
  sectionTitle: document.sectionTitle,
  title: document.title,
  content: document.content,
  id: document.id,
});

/** What `search-index-{tag}.json` holds for these documents. */
export const indexFile = (documents: readonly IndexedDocument[], background: readonly string[]): SearchIndexFile => ({
  formatVersion: FORMAT_VERSION,
  background,
  documents: documents.map(stored),
  index: compactIndex(lunrIndex(documents)),
});

/** The tag of all pages that belong to no version: every search asks for it. */
const COMMON_TAG = 'default';

/** What `search-words-{tag}.json` holds for these documents. */
export function wordsFile(documents: readonly IndexedDocument[], aboutProject: readonly string[]): SearchWordsFile {
  const head = headOf(documents, aboutProject);
  const entries = entriesOf(head, documents);
  const byRoute = new Map(documents.map((document) => [document.sectionRoute, document]));
  const places = documentsOfHead(head, entries);
  const ordered = places.flatMap(({sectionRoute}) => byRoute.get(sectionRoute) ?? []);
  const remedies = remediesIn(ordered);
  const messages = ordered.flatMap(({messages: texts}, number) =>
    texts.length > 0 && remedies[number] === 1 ? [[number, ...texts] as const] : [],
  );
  const asked = ordered.map((document, number) => [number, ...document.asked] as const);
  const leads = ordered.map(({item, leads: texts}, number) => [number, ...(item ? [] : texts)] as const);
  const about = new Set(pagesOf(ordered, aboutProject).pages.flatMap((page) => (page.background ? [page.route] : [])));
  const isBeside = ({type, sectionRoute}: IndexedDocument): boolean =>
    type !== 'docs' || about.has(sectionRoute.split('#', 1)[0] ?? '');
  const sections = ordered.filter(({item}) => !item);
  const named = namedTerms(places);
  return wordsFileOf(occurrencesOf(sections, isBeside), sections.length, named, {messages, asked, leads, entries});
}

/** Text of each section by its anchor, for snippets. A chapter that has none of its own shows what its first part says. */
const pageText = ({description, sections}: PageContent): PageText => ({
  formatVersion: FORMAT_VERSION,
  sections: Object.fromEntries(
    sections.map(({anchor = '', text}, place) => [
      anchor,
      anchor === ''
        ? `${description} ${text}`.trim()
        : (sections.slice(place).find((part) => part.text !== '')?.text ?? ''),
    ]),
  ),
});

/**
 * Writes the files of the search to a build: for each search tag the index, its head and its words, for each page its text.
 */
export function emitSearch({siteDir, outDir, baseUrl, allContent, options, contentOf}: EmitInput): void {
  const {indexedParentCategories = 0, ignoredRoutes = [], backgroundRoutes = [], deprecatedRoutes = []} = options;
  const withBase = (route: string): string => baseUrl + route.slice(1);
  const about = backgroundRoutes.map(withBase);
  const background = [...about, ...deprecatedRoutes.map(withBase)];
  const pages = pagesToIndex(sitePages(allContent), ignoredRoutes.map(withBase), (source) => askedOf(siteDir, source))
    .map((page) => ({...page, content: contentOf(`${pageName(decodeURI(page.route), baseUrl)}.html`)}))
    .filter(({content}) => !content.unlisted);
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const hasOtherWords = (tag: string): boolean => tag === COMMON_TAG || !tags.includes(COMMON_TAG);
  const write = (name: string, content: unknown): void => {
    const file = path.join(outDir, decodeURI(name));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(content));
  };
  for (const tag of tags) {
    const documents = documentsOf(
      pages.filter((page) => page.tag === tag),
      indexedParentCategories,
    );
    // Each is written before the next one is made: an index is large.
    write(`search-index-${tag}.json`, indexFile(documents, background));
    write(
      `search-head-${tag}.json`,
      headOf(documents, background, hasOtherWords(tag) ? everydayWords + otherWords : ''),
    );
    write(`search-words-${tag}.json`, wordsFile(documents, about));
  }
  for (const {route, content} of pages) write(textPath(route, baseUrl), pageText(content));
}
