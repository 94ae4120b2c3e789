/** A step to a place in a file of the catalog: the name of a field, or the item of a list with that field. */
export type Step = string | {readonly key: string; readonly is: string};

/** A literal in the catalog that can be replaced automatically. */
export interface Edit {
  /** Path from the root of the site. */
  readonly file: string;
  /** Id or name of the entry; the name of a constant, where there are no steps. */
  readonly entry: string;
  readonly steps: readonly Step[];
  readonly value: string | number | boolean | readonly string[];
}

/** How the lines of pages that show a difference are known. */
export interface Shown {
  /** Directives, for example `::scanner-card{id="nmap"}`. */
  readonly directives?: readonly RegExp[];
  /** Words that appear on the page. */
  readonly words?: readonly string[];
  /** Values of a chart that a fence sets. */
  readonly values?: {readonly chart: string; readonly key: string};
  /** Field of a kind that a manifest sets. */
  readonly field?: {readonly kind: string; readonly path: readonly string[]};
}

/** A difference between the site and the product. */
export interface Difference {
  /** What it is about, for example `scanner nmap`. */
  readonly about: string;
  readonly what: string;
  /** The value of the site; undefined when it has none. */
  readonly site?: string;
  /** The product's value; undefined when the product no longer has it. */
  readonly product?: string;
  /** File of the checkout. */
  readonly source: string;
  readonly edit?: Edit;
  /** What a person has to do, when no edit does it. */
  readonly todo: string;
  readonly shown: Shown;
}

/** Reports differences of one subject, with their common fields. */
export const reporting =
  (about: string, source: string, shown: Shown) =>
  (what: string, todo: string, more: Partial<Difference>): Difference => ({about, source, shown, what, todo, ...more});

/** A directive with that name, and that id where one is given. */
const directive = (name: string, id?: string): RegExp =>
  new RegExp(`^\\s*::${name}(?:\\{${id === undefined ? '' : `[^}]*["']?${id}["']?`}|\\s*$)`);

/** Directives of what concerns more than one entry. */
const OF_ALL = /-table$|^(?:images|demo-targets|cascade-map)$/;

/** How the lines of pages that show a fact of an entry are found. */
export const shows = (
  id: string,
  directives: readonly string[],
  words: readonly (string | undefined)[] = [],
): Shown => ({
  directives: directives.map((name) => directive(name, OF_ALL.test(name) ? undefined : id)),
  words: words.filter((word) => word !== undefined),
});

/** What only the site has, what only the product has, and what both have, by name. */
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

/** A value as it is written in YAML on one line. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
