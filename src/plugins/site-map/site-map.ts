/** A place in the site map. Without `to` it only names what is below it. */
export interface Entry {
  readonly label: string;
  readonly to?: string;
  readonly entries?: readonly Entry[];
}

/** The part of a sidebar item of the docs plugin that is read here. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly href?: string;
  readonly link?: {readonly type: string; readonly id?: string; readonly permalink?: string};
  readonly items?: readonly SidebarItem[];
}

/** The part of a document's metadata that is read here. */
export interface Document {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly unlisted: boolean;
}

/** The part of a blog post's metadata that is read here. */
export interface Post {
  readonly title: string;
  readonly permalink: string;
  readonly date: Date | string;
  readonly unlisted: boolean;
}

/** The title, which says more than the short label of the sidebar. */
function documentEntry(item: SidebarItem, documents: ReadonlyMap<string, Document>): Entry[] {
  const document = documents.get(item.id ?? '');
  return document === undefined || document.unlisted ? [] : [{label: document.title, to: document.permalink}];
}

/**
 * The documentation in the order of its sidebar.
 * @param items Items of one sidebar, as the docs plugin has processed them
 * @param documents Documents by id
 * @returns One entry for each item that has a page or holds pages; unlisted documents and raw HTML are left out
 */
export function sectionsOf(items: readonly SidebarItem[], documents: ReadonlyMap<string, Document>): Entry[] {
  return items.flatMap((item): Entry[] => {
    switch (item.type) {
      case 'doc':
        return documentEntry(item, documents);
      case 'link':
        return item.href?.startsWith('/') ? [{label: item.label ?? item.href, to: item.href}] : [];
      case 'category': {
        const to = item.link?.permalink ?? documents.get(item.link?.id ?? '')?.permalink;
        const entries = sectionsOf(item.items ?? [], documents);
        return to === undefined && entries.length === 0
          ? []
          : [{label: item.label ?? '', ...(to !== undefined && {to}), entries}];
      }
      default:
        return [];
    }
  });
}

/** Posts by year, newest first. Unlisted posts are left out. */
export function yearsOf(posts: readonly Post[]): Entry[] {
  const years = new Map<string, Entry[]>();
  const listed = posts.filter(({unlisted}) => !unlisted);
  for (const post of listed.toSorted((a, b) => Number(new Date(b.date)) - Number(new Date(a.date)))) {
    const year = new Date(post.date).toISOString().slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), {label: post.title, to: post.permalink}]);
  }
  return [...years].map(([label, entries]) => ({label, entries}));
}
