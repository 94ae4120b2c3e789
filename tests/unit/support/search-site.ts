import type {ReadPage} from '../../../src/plugins/local-search/documents';
import {documentsOf} from '../../../src/plugins/local-search/documents';
import {indexFile, wordsFile} from '../../../src/plugins/local-search/emit';
import {readPage} from '../../../src/plugins/local-search/html/sections';
import {headOf, readHeadFile} from '../../../src/search/index/head-file';
import type {TagIndex} from '../../../src/search/index/tag-index';
import {everydayWords, otherWords} from '../../../src/search/text/synonyms';
import type {DocumentType, SearchIndexFile} from '../../../src/search/model';

/** A page of a small site as an author would describe it. */
export interface SmallPage {
  readonly route: string;
  readonly title: string;
  /** HTML of the body, below the title. */
  readonly body: string;
  readonly tags?: readonly string[];
  /** How readers ask for a section, by its anchor. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
  readonly description?: string;
  readonly categories?: readonly string[];
  readonly type?: DocumentType;
}

/** The page as the build would write it, with everything around the text that a page has. */
export const htmlOf = ({title, body, description = ''}: SmallPage): string => `<!doctype html><html lang=en><head>
<title>${title} | Site</title><meta name="description" content="${description}"></head><body>
<nav class="navbar">Navbarword</nav><aside class="theme-doc-sidebar-container"><nav class="menu">Sidebarword</nav></aside>
<main><article><nav aria-label="Breadcrumbs">Breadcrumbword</nav><div class="theme-doc-toc-mobile">Tocword</div>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>
<footer class="theme-doc-footer">Edit this page</footer></article>
<nav class="pagination-nav">Paginationword</nav></main><footer>Footerword</footer></body></html>`;

const readSmall = (page: SmallPage): ReadPage => ({
  tag: 'small',
  type: page.type ?? 'docs',
  route: page.route,
  tags: page.tags ?? [],
  asked: new Map(Object.entries(page.asked ?? {})),
  categories: page.categories ?? [],
  content: readPage(htmlOf(page)),
});

const background = ['/docs/background'];
const throughFile = <Content>(content: Content): Content => JSON.parse(JSON.stringify(content)) as Content;

/** The index file of a small site. */
export const smallFile = (pages: readonly SmallPage[], indexedCategories = 0): SearchIndexFile =>
  throughFile(indexFile(documentsOf(pages.map(readSmall), indexedCategories), background));

/** The small files of a small site, which the worker reads. */
export function smallFiles(pages: readonly SmallPage[]) {
  const documents = documentsOf(pages.map(readSmall), 0);
  return throughFile({
    head: headOf(documents, background, everydayWords + otherWords),
    words: wordsFile(documents, background),
  });
}

/** The index of a small site, after the way through its files. */
export function smallIndex(...pages: readonly SmallPage[]): TagIndex {
  const {head, words} = smallFiles(pages);
  return readHeadFile('small', head, words);
}
