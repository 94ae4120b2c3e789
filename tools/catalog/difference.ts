/** A step in a path through a catalog file: a field name, or the list item whose field `key` equals `is`. */
export type Step = string | {readonly key: string; readonly is: string};

/** An automatic replacement of one value in the catalog. */
export interface Edit {
  /** Path from the project root. */
  readonly file: string;
  /** Id or name of the entry. Without steps, the name of a constant. */
  readonly entry: string;
  readonly steps: readonly Step[];
  readonly value: string | number | boolean | readonly string[];
}

/** Identifies the lines of pages that show a difference. */
export interface Shown {
  /** Directives, for example `::scanner-card{id="nmap"}`. */
  readonly directives?: readonly RegExp[];
  /** Words in the source of the page. */
  readonly words?: readonly string[];
  /** Values of a chart that a fence sets. */
  readonly values?: {readonly chart: string; readonly key: string};
  /** A field of a kind that a manifest sets. */
  readonly field?: {readonly kind: string; readonly path: readonly string[]};
}

/** A difference between the site and the product. */
export interface Difference {
  /** The subject, for example `scanner nmap`. */
  readonly about: string;
  readonly what: string;
  /** The value on the site, if it has one. */
  readonly site?: string;
  /** The value in the product, if it still has one. */
  readonly product?: string;
  /** File of the checkout. */
  readonly source: string;
  readonly edit?: Edit;
  /** The instruction for a person if there is no edit. */
  readonly todo: string;
  readonly shown: Shown;
}

/** Returns a function that creates differences with the same subject, source and locations. */
export const reporting =
  (about: string, source: string, shown: Shown) =>
  (what: string, todo: string, more: Partial<Difference>): Difference => ({about, source, shown, what, todo, ...more});

/** A pattern for a directive, optionally with an id. */
const directive = (name: string, id?: string): RegExp =>
  new RegExp(`^\\s*::${name}(?:\\{${id === undefined ? '' : `[^}]*["']?${id}["']?`}|\\s*$)`);

/** Directives that render more than one entry. */
const OF_ALL = /-table$|^(?:images|demo-targets|cascade-map)$/;

/** Identifies lines by directives of an entry and by words. */
export const shows = (
  id: string,
  directives: readonly string[],
  words: readonly (string | undefined)[] = [],
): Shown => ({
  directives: directives.map((name) => directive(name, OF_ALL.test(name) ? undefined : id)),
  words: words.filter((word) => word !== undefined),
});

/** Groups items by name: only on the site, only in the product, or in both. */
export function matched<Key extends string, Site extends Record<Key, string>, Now extends Record<Key, string>>(
  key: Key,
  site: readonly Site[],
  product: readonly Now[],
) {
  const other = <One extends Record<Key, string>>(all: readonly One[], one: Record<Key, string>) =>
    all.find((candidate) => candidate[key] === one[key]);
  return {
    gone: site.filter((one) => other(product, one) === undefined),
    fresh: product.filter((one) => other(site, one) === undefined),
    both: site.flatMap((one): readonly (readonly [Site, Now])[] => {
      const now = other(product, one);
      return now === undefined ? [] : [[one, now]];
    }),
  };
}

/** A value as YAML on one line. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
