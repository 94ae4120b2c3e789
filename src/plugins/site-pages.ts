import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {areas} from '../lib/areas';
import type {DocumentType} from '../search/model';

type Sidebars = LoadedVersion['sidebars'];

/** The position of a page in a sidebar. */
interface Place {
  /** Labels of the area and of the enclosing categories, outermost first. */
  readonly categories: readonly string[];
  /** Label of the category whose link is the page. */
  readonly leads?: string;
  /** Label of the outermost category that contains the page or links to it, or of the area. */
  readonly section?: string | undefined;
}

function* walk(
  items: Sidebars[string],
  area: string | undefined,
  labels: readonly string[] = [],
): Generator<[id: string, place: Place]> {
  const categories = area === undefined ? labels : [area, ...labels];
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') yield [item.id, {categories, section: labels[0] ?? area}];
    if (item.type !== 'category') continue;
    const {label, link} = item;
    if (link?.type === 'doc') yield [link.id, {categories, leads: label, section: labels[0] ?? label}];
    yield* walk(item.items, area, [...labels, label]);
  }
}

/** The positions of all documents by id, in sidebar order. The first position of a document counts. */
function placesOf(sidebars: Sidebars): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const [id, place] of walk(items, areas[name])) {
      if (!places.has(id)) places.set(id, place);
    }
  }
  return places;
}

/** A page with a source file. */
export interface SitePage extends Place {
  readonly type: DocumentType;
  /** Docusaurus' search tag, which is part of the index file's name. */
  readonly tag: string;
  /** Whether the page belongs to the default instance of its plugin and, for docs, to the latest version. */
  readonly isMain: boolean;
  /** Route with base URL. */
  readonly route: string;
  /** Path of the file, relative to the site. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** ISO date of a post. */
  readonly date?: string;
  /** Names of a post's authors. */
  readonly authors?: readonly string[];
  /** ISO date of the last change; undefined without a git history. */
  readonly changed?: string;
  /** Whether the page is excluded from lists and search. */
  readonly unlisted: boolean;
  /** Labels of the page's tags. */
  readonly labels: readonly string[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The search tag of everything that is not documentation. */
const DEFAULT_TAG = 'default';

interface Metadata {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly description?: string | undefined;
  readonly unlisted?: boolean;
  readonly tags?: readonly {readonly label: string}[];
  readonly lastUpdatedAt?: number | null | undefined;
  readonly frontMatter?: object;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const common = (metadata: Metadata) => ({
  route: metadata.permalink,
  source: metadata.source.replace(/^@site\//, ''),
  title: metadata.title ?? '',
  description: metadata.description ?? '',
  unlisted: metadata.unlisted ?? false,
  labels: (metadata.tags ?? []).map(({label}) => label),
  ...(metadata.lastUpdatedAt ? {changed: dayOf(new Date(metadata.lastUpdatedAt))} : {}),
  frontMatter: (metadata.frontMatter ?? {}) as Readonly<Record<string, unknown>>,
});

/** In sidebar order, then documents without a sidebar by route. */
function docsOf(instance: string, version: LoadedVersion): SitePage[] {
  const places = placesOf(version.sidebars);
  const order = [...places.keys()];
  const position = (id: string) => (places.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .toSorted((a, b) => position(a.id) - position(b.id) || (a.permalink < b.permalink ? -1 : 1))
    .map((doc) => ({
      ...common(doc),
      // The permalink of a folder's index has a trailing slash, its route does not.
      route: doc.permalink.replace(/(.)\/$/, '$1'),
      type: 'docs',
      tag: `docs-${instance}-${version.versionName}`,
      isMain: instance === 'default' && version.isLast,
      unlisted: doc.draft || doc.unlisted,
      categories: [],
      ...places.get(doc.id),
    }));
}

const elsewhere = (type: DocumentType, instance: string) =>
  ({type, tag: DEFAULT_TAG, isMain: instance === 'default', categories: []}) as const;

/**
 * All pages with a source file: documents of every instance and version in sidebar order, posts, newest first, and standalone pages.
 * Generated lists, tag pages and archives are not included.
 */
export function sitePages(content: AllContent): SitePage[] {
  const instancesOf = <Content>(plugin: string): [id: string, content: Content | undefined][] =>
    Object.entries(content[plugin] ?? {}) as [string, Content | undefined][];
  return [
    ...instancesOf<LoadedContent>('docusaurus-plugin-content-docs').flatMap(([id, docs]) =>
      (docs?.loadedVersions ?? []).flatMap((version) => docsOf(id, version)),
    ),
    ...instancesOf<BlogContent>('docusaurus-plugin-content-blog').flatMap(([id, blog]) =>
      (blog?.blogPosts ?? []).map(({metadata}) => ({
        ...common(metadata),
        ...elsewhere('blog', id),
        date: dayOf(metadata.date),
        authors: metadata.authors.flatMap(({name}) => name ?? []),
      })),
    ),
    ...instancesOf<PagesContent>('docusaurus-plugin-content-pages').flatMap(([id, pages]) =>
      (pages ?? []).map((page) => ({...common(page), ...elsewhere('other', id)})),
    ),
  ];
}
