/** The part of a sidebar item that is read here. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly SidebarItem[];
}

/** The place of a page in the sidebar. */
export interface Place {
  /** Labels of the categories that hold it, outermost first. */
  readonly categories: readonly string[];
  /** Label of the category that leads to it. */
  readonly leads?: string;
  /** Label of the outermost category that it belongs to, be it that it leads to it. */
  readonly section?: string | undefined;
}

function* walk(items: readonly SidebarItem[], categories: readonly string[]): Generator<[id: string, place: Place]> {
  for (const {type, id, label = '', link, items: inner = []} of items) {
    if ((type === 'doc' || type === 'ref') && id !== undefined) yield [id, {categories, section: categories[0]}];
    if (type !== 'category') continue;
    if (link?.type === 'doc' && link.id !== undefined)
      yield [link.id, {categories, leads: label, section: categories[0] ?? label}];
    yield* walk(inner, [...categories, label]);
  }
}

/**
 * The places of all documents in the order of the sidebars, by their ids. A document in several places has
 * the first.
 */
export function placesOf(sidebars: Readonly<Record<string, readonly unknown[]>>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [id, place] of walk(Object.values(sidebars).flat() as SidebarItem[], [])) {
    if (!places.has(id)) places.set(id, place);
  }
  return places;
}
