import {existsSync} from 'node:fs';
import path from 'node:path';
import uniqBy from 'lodash/uniqBy';
import {parse} from 'yaml';
import {defects} from '../../catalog/defects';
import {scanners} from '../../catalog/scanners';
import {readSource} from '../../lib/source';
import type {IndexedDocument} from '../../search/model';
import type {SitePage} from '../site-pages';
import type {PageContent} from './html/sections';

/** Phrases by which readers search for a section, with words that are not in its text, by heading id. */
type Asked = ReadonlyMap<string, readonly string[]>;

/** A page with its content. */
export interface ReadPage extends Pick<SitePage, 'type' | 'route' | 'categories'> {
  /** Search terms in addition to the page's text, without duplicates. */
  readonly tags: readonly string[];
  readonly asked: Asked;
  readonly content: PageContent;
}

/**
 * Search terms from the front matter, tags, and the catalog's words for what a scanner examines. Duplicates are removed without regard to case,
 * including the title.
 */
export function tagsOf({frontMatter, labels, title, source}: SitePage): string[] {
  const {aliases = [], keywords = [], sidebar_label: short = ''} = frontMatter;
  const examined = scanners.find(({id}) => source === `docs/scanners/${id}.md`)?.tags ?? [];
  const words = ['', title, aliases, keywords, short, labels, [...examined]].flat().map((word) => String(word).trim());
  return uniqBy(words, (word) => word.toLowerCase()).slice(2);
}

/**
 * The phrases for the sections of a page, from `*.asked.yaml` next to it, and on the page with all known defects their symptoms.
 *
 * @param source path of the page, relative to the site
 */
export function askedOf(siteDir: string, source: string): Asked {
  const page = path.join(siteDir, source);
  const file = page.replace(/\.\w+$/, '.asked.yaml');
  const asked = existsSync(file) ? (parse(readSource(file)) as Record<string, string[]>) : {};
  const listed = /^::known-defects *$/m.test(readSource(page)) ? defects : [];
  return new Map([...listed.map(({id, symptoms}) => [`defect-${id}`, symptoms] as const), ...Object.entries(asked)]);
}

/** The start of a text in whole words, up to a number of UTF-16 code units, with an ellipsis if it is shortened. */
export function excerpt(text: string, limit = 120): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\p{Cs}\s,;:.(–-]+$/u, '')}…`;
}

/** Rejects phrases for ids that are not sections of the index, because they would have no effect. */
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
 * The documents of a search tag: one per section, page by page.
 *
 * @param indexedCategories the number of sidebar categories to index with each page, from the innermost
 * @throws Error with phrases for unknown sections
 */
export function documentsOf(pages: readonly ReadPage[], indexedCategories: number): IndexedDocument[] {
  refuseUnknown(pages);
  const documents = pages.flatMap(({content, route, tags, categories, type, asked}) =>
    content.sections.map(({anchor, title, item, text}, place) => {
      const isPage = place === 0;
      return {
        // Keys with the same value as in the previous section come first, because this improves compression.
        type,
        sidebarParentCategories: isPage ? categories : [],
        pageTitle: content.title,
        sectionRoute: anchor === '' ? route : `${route}#${encodeURIComponent(anchor)}`,
        sectionTitle: title,
        title,
        // Only pages have content, because there are many sections, and the text of displayed results is fetched separately.
        content: isPage ? excerpt(content.description || text.replaceAll('\n', ' ')) : '',
        tags: [...(isPage ? tags : []), ...(asked.get(anchor) ?? [])],
        // The text of a row or list item is part of the enclosing section.
        text: item ? '' : `${isPage ? content.description : ''} ${text}`.trim(),
        indexedCategories: isPage && indexedCategories > 0 ? categories.slice(-indexedCategories) : [],
      };
    }),
  );
  return documents.map((document, id) => ({...document, id}));
}
