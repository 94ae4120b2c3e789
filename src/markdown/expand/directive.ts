import type {Catalogue} from './catalogue';
import type {Format} from './lines';
import type {Page} from './page';

export type Attributes = Readonly<Record<string, string>>;

/** One use of a directive on a page. */
export interface Call {
  /** Attributes as written; the required ones are there. */
  readonly attributes: Attributes;
  /** Level of the heading under which the directive stands; 1 when there is none (the title of the page). */
  readonly level: number;
  readonly format: Format;
  readonly page: Page;
  readonly catalogue: Catalogue;
  /** Ends the build: what is wrong (no full stop) and the sentence that mends it. */
  fail(cause: string, mend: string): never;
}

/** A directive that authors may write. Its `about` is the text of the error that lists directives. */
export interface Directive {
  readonly about: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Returns Markdown blocks without a blank line around them. */
  expand(call: Call): string;
}

/** The value of a required attribute; {@link Call} promises that it is there. */
export function attribute(call: Call, name: string): string {
  return call.attributes[name] ?? '';
}

/**
 * Reads `{key="value" other='value'}`. Returns undefined when the text has another form, and the name of a key
 * that is given twice as `twice`.
 */
export function readAttributes(text: string): {attributes: Record<string, string>; twice?: string} | undefined {
  const attributes: Record<string, string> = {};
  let rest = text.trim();
  let twice: string | undefined;
  while (rest !== '') {
    const match = /^([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)')\s*/.exec(rest);
    const key = match?.[1];
    if (!match || key === undefined) {
      return undefined;
    }
    twice = key in attributes ? key : twice;
    attributes[key] = match[2] ?? match[3] ?? '';
    rest = rest.slice(match[0].length);
  }
  return twice === undefined ? {attributes} : {attributes, twice};
}
