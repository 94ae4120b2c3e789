/** An entry of the menu beside a page of the documentation, as the framework describes it. */
type Item = Readonly<Record<string, unknown>>;

/**
 * An entry in few bytes: a page is its label, and its address where that is not the label in small letters, seen from the entry
 * before it. A category is what holds entries, and anything else is as it was.
 */
type Packed = string | readonly [label: string, place: string] | Item | Category<Packed>;

interface Category<Entry> extends Item {
  readonly href?: string;
  readonly items: readonly Entry[];
}

const folderOf = (href: string): string => href.slice(0, href.lastIndexOf('/') + 1);

const likely = (label: string): string => label.toLowerCase().replaceAll(/\W+/g, '-');

const isCategory = <Entry>(item: string | readonly unknown[] | Item | Category<Entry>): item is Category<Entry> =>
  typeof item === 'object' && 'items' in item;

const isOther = (item: Packed): item is Item => typeof item === 'object' && 'type' in item;

interface Page extends Item {
  readonly href: string;
  readonly label: string;
}

/** A page of which nothing else is said. Its id only tells that it is a page: nobody asks which one. */
const isPlain = (item: Item): item is Page => {
  const {type, href, label, docId, unlisted, ...more} = item;
  return type === 'link' && Boolean(docId && label && href) && !unlisted && Object.keys(more).length === 0;
};

/** Packs a menu, for `unpacked`. */
export function packed(items: readonly Item[]): Packed[] {
  let folder = '';
  const pack = (item: Item): Packed => {
    if (isCategory<Item>(item)) {
      folder = folderOf(item.href ?? folder);
      const {type: _type, ...rest} = item;
      return {...rest, items: item.items.map(pack)};
    }
    if (!isPlain(item)) return item;
    const {href, label} = item;
    const place = folder && href.startsWith(folder) ? href.slice(folder.length) : href;
    folder = folderOf(href);
    return place === likely(label) ? label : [label, place];
  };
  return items.map(pack);
}

/** The menu that was packed. It runs in the browser. */
export function unpacked(items: readonly Packed[]): Item[] {
  let folder = '';
  const unpack = (item: Packed): Item => {
    if (isCategory<Packed>(item)) {
      folder = folderOf(item.href ?? folder);
      return {...item, type: 'category', items: item.items.map(unpack)};
    }
    if (isOther(item)) return item;
    const [label, place = likely(label)] = [item].flat() as [string, string?];
    const href = place.startsWith('/') ? place : folder + place;
    folder = folderOf(href);
    return {type: 'link', href, label, docId: 1};
  };
  return items.map(unpack);
}
