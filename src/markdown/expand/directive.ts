import mapValues from 'lodash/mapValues';
import type {Catalog} from './catalog';

export type Attributes = Readonly<Record<string, string>>;

/** A `::name{…}` line on a page. */
export interface Use {
  readonly name: string;
  readonly attributes: Attributes;
  /** The source of the directive. */
  readonly written: string;
  readonly line: number;
  /** The level of the heading above; 1 (the page title) if there is none. */
  readonly level: number;
}

/** Where the page describes a structure that several fields share. */
export interface Written {
  readonly label: string;
  readonly id: string;
}

/** State that all directives of a page share. */
export interface Page {
  /** Ids of the author's headings, explicit or derived from their text. */
  readonly ids: ReadonlySet<string>;
  /** Schema structures described so far, by their content. */
  readonly written: Map<string, Written>;
  /** Ids of the fields described so far. */
  readonly fields: Set<string>;
}

/** The input of a directive. */
export interface Call extends Pick<Use, 'attributes' | 'level'> {
  readonly page: Page;
  readonly catalog: Catalog;
  /** Ends the build with the cause (no full stop) and a sentence with the fix. */
  fail(cause: string, fix: string): never;
}

/** Returns Markdown without blank lines around it. */
type Expand = (call: Call) => string;

export interface Directive {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly expand: Expand;
}

/** Directives by name. */
export type Directives = Readonly<Record<string, Directive>>;

/** Makes directives with the same attributes. */
export const taking = (
  required: readonly string[],
  expands: Readonly<Record<string, Expand>>,
  optional: readonly string[] = [],
): Directives => mapValues(expands, (expand) => ({required, optional, expand}));

/** Makes directives whose attribute `id` is the id of a catalog entry. */
export const about = <Entry>(
  entryOf: (call: Call) => Entry,
  expands: Readonly<Record<string, (entry: Entry, call: Call) => string>>,
): Directives =>
  taking(
    ['id'],
    mapValues(expands, (expand) => (call: Call) => expand(entryOf(call), call)),
  );

/** The value of a required attribute. */
export const attribute = (call: Call, name: string): string => call.attributes[name] ?? '';
