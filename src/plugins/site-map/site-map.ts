import type {SitePage} from '../inventory/inventory';

/** An entry of the site map. Without `to` it is the heading of the entries below it. */
export interface Entry {
  readonly label: string;
  /** Its name in the sidebar, where that is another one. */
  readonly short?: string;
  readonly to?: string;
  readonly entries?: readonly Entry[];
}

type Section = Entry & {readonly entries: Entry[]};

const entryOf = ({title, route, frontMatter: {sidebar_label: short}}: SitePage): Entry => ({
  label: title,
  ...(typeof short === 'string' && {short}),
  to: route,
});

/**
 * The documentation in the order and the depth of its sidebar. Pages are named by their titles, which say more than the
 * short labels of the sidebar.
 */
export function sectionsOf(pages: readonly SitePage[]): readonly Entry[] {
  const top: Section = {label: '', entries: []};
  const sections = new Map([['[]', top]]);
  // The overview of a section comes before its pages.
  const sectionAt = (path: readonly string[], to?: string): Section => {
    const known = sections.get(JSON.stringify(path));
    if (known) return known;
    const section: Section = {label: path.at(-1) ?? '', ...(to !== undefined && {to}), entries: []};
    sections.set(JSON.stringify(path), section);
    sectionAt(path.slice(0, -1)).entries.push(section);
    return section;
  };
  for (const page of pages) {
    if (page.leads === undefined) sectionAt(page.categories).entries.push(entryOf(page));
    else sectionAt([...page.categories, page.leads], page.route);
  }
  return top.entries;
}

/** Posts by year, in the order in which they are given. */
export const yearsOf = (posts: readonly SitePage[]): Entry[] =>
  [...new Set(posts.map(({date = ''}) => date.slice(0, 4)))].map((label) => ({
    label,
    entries: posts.filter(({date}) => date?.startsWith(label)).map(entryOf),
  }));
