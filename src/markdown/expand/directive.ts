import mapValues from 'lodash/mapValues';
import type {Catalog} from './catalog';

export type Attributes = Readonly<Record<string, string>>;

/** A `::name{…}` line of a page. */
export interface Use {
  readonly name: string;
  readonly attributes: Attributes;
  /** As written on the page. */
  readonly written: string;
  readonly line: number;
  /** Level of the heading above it; 1 when there is none (the title of the page). */
  readonly level: number;
}

/** Where a structure that several fields share was written out on the page. */
export interface Written {
  readonly label: string;
  readonly id: string;
}

/** State that the directives of one page share. */
export interface Page {
  /** Ids that the author's headings have, given or made from their text. */
  readonly ids: ReadonlySet<string>;
  /** Structures of the schemas that are already written out, by their content. */
  readonly written: Map<string, Written>;
  /** Ids of fields that are already written out. */
  readonly fields: Set<string>;
  /** The kind whose fields have ids without a prefix: the first that the page expands. */
  mainKind?: string;
}

/** One use of a directive on a page, as the directive sees it. */
export interface Call extends Pick<Use, 'attributes' | 'level'> {
  readonly page: Page;
  readonly catalog: Catalog;
  /** Ends the build: what is wrong (no full stop) and the sentence that fixes it. */
  fail(cause: string, fix: string): never;
}

/** Returns Markdown blocks without an empty line around them. */
type Expand = (call: Call) => string;

/** A directive that authors can write. */
export interface Directive {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly expand: Expand;
}

/** Directives by the names that authors write. */
export type Directives = Readonly<Record<string, Directive>>;

/** Directives with the same attributes. */
export const taking = (
  required: readonly string[],
  expands: Readonly<Record<string, Expand>>,
  optional: readonly string[] = [],
): Directives => mapValues(expands, (expand) => ({required, optional, expand}));

/** Directives whose attribute `id` names an entry of the catalog. */
export const about = <Entry>(
  entryOf: (call: Call) => Entry,
  expands: Readonly<Record<string, (entry: Entry, call: Call) => string>>,
): Directives =>
  taking(
    ['id'],
    mapValues(expands, (expand) => (call: Call) => expand(entryOf(call), call)),
  );

/** The value of a required attribute; every {@link Call} has it. */
export const attribute = (call: Call, name: string): string => call.attributes[name] ?? '';
