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
  /** Every directive of the page, in order. */
  readonly uses: readonly Use[];
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

/** A directive that authors can write. */
export interface Directive {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Returns Markdown blocks without an empty line around them. */
  expand(call: Call): string;
}

/** The value of a required attribute; every {@link Call} has it. */
export function attribute(call: Call, name: string): string {
  return call.attributes[name] ?? '';
}
