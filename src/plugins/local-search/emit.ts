import path from 'node:path';
import groupBy from 'lodash/groupBy';
import {writeWhole} from '../../lib/files';
import {type IndexedDocument, type PageText, type SearchIndexFile, textPath} from '../../search/model';
import type {AfterBuildContext, AfterBuildOptions} from '../after-build/context';
import {pageName} from '../../lib/page-name';
import {sitePages} from '../site-pages';
import {askedOf, documentsOf, tagsOf} from './documents';
import type {PageContent} from './html/sections';
import {lunrIndex, serialized} from './lunr-index';

interface EmitInput extends Pick<AfterBuildContext, 'siteDir' | 'outDir' | 'siteConfig' | 'allContent' | 'readingOf'> {
  readonly options: Pick<AfterBuildOptions, 'search'>;
}

/** The content of `search-index-{tag}.json`. */
export const indexFile = (documents: readonly IndexedDocument[]): SearchIndexFile => ({
  documents: documents.map(({text: _text, indexedCategories: _indexed, ...stored}) => stored),
  index: serialized(lunrIndex(documents)),
});

/** The text of each section by its anchor, for snippets. A section without text has that of the next one with text. */
const pageText = ({description, sections}: PageContent): PageText => ({
  sections: Object.fromEntries(
    sections.map(({anchor, text}, place) => [
      anchor,
      place === 0 ? `${description} ${text}`.trim() : (sections.slice(place).find((part) => part.text)?.text ?? ''),
    ]),
  ),
});

/**
 * Writes the search files to the build: an index per search tag, and the text of each page for snippets. Unlisted and ignored pages are
 * excluded.
 */
export async function emitSearch({
  siteDir,
  outDir,
  siteConfig,
  allContent,
  options,
  readingOf,
}: EmitInput): Promise<void> {
  const {baseUrl} = siteConfig;
  const {indexedParentCategories = 0, ignoredRoutes = []} = options.search;
  const ignored = ignoredRoutes.map((route) => baseUrl + route.slice(1));
  const pages = sitePages(allContent)
    .filter(({unlisted, route}) => !unlisted && !ignored.includes(route))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1))
    .map((page) => ({
      ...page,
      tags: tagsOf(page),
      asked: askedOf(siteDir, page.source),
      content: readingOf(`${pageName(decodeURI(page.route), baseUrl)}.html`).content,
    }))
    .filter(({content}) => !content.unlisted);
  const write = (name: string, content: unknown): void =>
    writeWhole(path.join(outDir, decodeURI(name)), JSON.stringify(content));
  for (const [tag, ofTag] of Object.entries(groupBy(pages, 'tag')))
    write(`search-index-${tag}.json`, indexFile(documentsOf(ofTag, indexedParentCategories)));
  for (const {route, content} of pages) write(textPath(route, baseUrl), pageText(content));
}
