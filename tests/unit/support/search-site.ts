import {documentsOf, type ReadPage} from '../../../src/plugins/local-search/documents';
import {indexFile} from '../../../src/plugins/local-search/emit';
import {readPage} from '../../../src/plugins/local-search/html/sections';
import {Corpus, loadIndex} from '../../../src/search/engine/corpus';
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
const htmlOf = ({title, body, description = ''}: SmallPage): string => `<!doctype html><html lang=en><head>
<title>${title} | Site</title><meta name="description" content="${description}"></head><body>
<nav class="navbar">Navbarword</nav><aside class="theme-doc-sidebar-container"><nav class="menu">Sidebarword</nav></aside>
<main><article><nav aria-label="Breadcrumbs">Breadcrumbword</nav><div class="theme-doc-toc-mobile">Tocword</div>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>
<footer class="theme-doc-footer">Edit this page</footer></article>
<nav class="pagination-nav">Paginationword</nav></main><footer>Footerword</footer></body></html>`;

/** The page as the plugin reads it. */
const readSmall = (page: SmallPage): ReadPage => ({
  type: page.type ?? 'docs',
  route: page.route,
  tags: page.tags ?? [],
  asked: new Map(Object.entries(page.asked ?? {})),
  categories: page.categories ?? [],
  content: readPage(htmlOf(page)),
});

/** The index file of a small site, as it comes from the network. */
export const smallFile = (pages: readonly SmallPage[], indexedCategories = 0): SearchIndexFile =>
  JSON.parse(JSON.stringify(indexFile(documentsOf(pages.map(readSmall), indexedCategories)))) as SearchIndexFile;

/** The corpus of a small site. */
export const smallIndex = (...pages: readonly SmallPage[]): Corpus => new Corpus([loadIndex(smallFile(pages))]);
