import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {DocumentType} from '../../search/model';
import {categoriesOf} from './categories';

/** A page of the site that is indexed, before it is read. */
export interface IndexedPage {
  /** Search tag of Docusaurus, which names the index file. */
  readonly tag: string;
  readonly type: DocumentType;
  /** Route with base URL. */
  readonly route: string;
  /** Words by which the page is looked for besides its text, without duplicates. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories that hold it, outermost first. */
  readonly categories: readonly string[];
}

/** The search tag of everything that is not documentation. */
const DEFAULT_TAG = 'default';

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String) : [];

/** Words that authors give in the front matter. */
const wordsIn = (frontMatter: Readonly<Record<string, unknown>>): string[] => [
  ...strings(frontMatter.aliases),
  ...strings(frontMatter.keywords),
  ...(typeof frontMatter.sidebar_label === 'string' ? [frontMatter.sidebar_label] : []),
];

/** Words that differ in case only are the same, and the title is known anyway. */
function distinct(words: readonly string[], title: string): string[] {
  const seen = new Set(['', title.trim().toLowerCase()]);
  return words
    .map((word) => word.trim())
    .filter((word) => {
      const isNew = !seen.has(word.toLowerCase());
      seen.add(word.toLowerCase());
      return isNew;
    });
}

const isListed = ({draft, unlisted}: DocMetadata): boolean => !draft && !unlisted;

function docsPages(pluginId: string, version: LoadedVersion): IndexedPage[] {
  const categories = categoriesOf(version.sidebars);
  return version.docs.filter(isListed).map((doc) => ({
    tag: `docs-${pluginId}-${version.versionName}`,
    type: 'docs',
    route: doc.permalink,
    tags: distinct(
      [...wordsIn(doc.frontMatter as Record<string, unknown>), ...doc.tags.map(({label}) => label)],
      doc.title,
    ),
    categories: categories.get(doc.id) ?? [],
  }));
}

function posts({blogPosts}: BlogContent): IndexedPage[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      tag: DEFAULT_TAG,
      type: 'blog',
      route: metadata.permalink,
      tags: distinct(
        [...wordsIn(metadata.frontMatter as Record<string, unknown>), ...metadata.tags.map(({label}) => label)],
        metadata.title,
      ),
      categories: [],
    }));
}

function standalone(content: PagesContent): IndexedPage[] {
  return content.flatMap((page): IndexedPage[] => {
    const frontMatter = page.type === 'mdx' ? (page.frontMatter as Record<string, unknown>) : {};
    if (page.type === 'mdx' && page.unlisted) return [];
    return [
      {
        tag: DEFAULT_TAG,
        type: 'other',
        route: page.permalink,
        tags: distinct(wordsIn(frontMatter), ''),
        categories: [],
      },
    ];
  });
}

/**
 * The pages that are indexed: documents of every instance and version, posts, and standalone pages. Lists, tags and
 * archives come from no source file and are not among them.
 *
 * @param canonical gives a route the ending under which the page is known
 * @param ignored routes with base URL that are left out
 * @returns pages in the order of their routes
 */
export function pagesToIndex(
  content: AllContent,
  canonical: (route: string) => string,
  ignored: ReadonlySet<string>,
): IndexedPage[] {
  const all = <Content>(plugin: string): [id: string, content: Content][] =>
    Object.entries(content[plugin] ?? {}) as [string, Content][];
  const pages = [
    ...all<LoadedContent>('docusaurus-plugin-content-docs').flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => docsPages(id, version)),
    ),
    ...all<BlogContent>('docusaurus-plugin-content-blog').flatMap(([, blog]) => posts(blog)),
    ...all<PagesContent | undefined>('docusaurus-plugin-content-pages').flatMap(([, own]) => standalone(own ?? [])),
  ];
  return pages
    .map((page) => ({...page, route: canonical(page.route)}))
    .filter(({route}) => !ignored.has(route))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
}
