import type {Format, Line} from './lines';

/** A `::name{…}` line of a page, before it is expanded. */
export interface Use {
  readonly name: string;
  /** The text between the braces. */
  readonly attributes: string;
  readonly line: number;
}

/** Where a structure that several fields share was written out on the page. */
export interface Written {
  readonly label: string;
  readonly id: string;
}

/** What the directives of one page know of each other. */
export interface Page {
  readonly file: string;
  readonly format: Format;
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

/** A directive on a line of its own: indentation, name, label and attributes. */
export const DIRECTIVE_LINE = /^([ \t]*)::([A-Za-z][\w-]*)(\[[^\]]*\])?(?:\{(.*)\})?\s*$/;

/** The id that a heading without one gets from its text. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function headingIds(text: string): string[] {
  const heading = /^ {0,3}#{1,6}\s+(.*?)\s*$/.exec(text)?.[1];
  if (heading === undefined) {
    return [];
  }
  const given = /\{(?:\/\*\s*)?(#[^{}*]+?)(?:\s*\*\/)?\}$/.exec(heading)?.[1];
  return given === undefined ? [slug(heading)] : given.split(/\s+/).map((id) => id.replace(/^#/, ''));
}

/** Collects what directives need to know of the whole page before the first one is expanded. */
export function readPage(file: string, format: Format, lines: readonly Line[]): Page {
  const texts = lines.filter((line) => line.kind === 'text');
  const uses = texts.flatMap((line) => {
    const match = DIRECTIVE_LINE.exec(line.text);
    return match ? [{name: match[2] ?? '', attributes: match[4] ?? '', line: line.number}] : [];
  });
  return {
    file,
    format,
    ids: new Set(texts.flatMap((line) => headingIds(line.text))),
    uses,
    written: new Map(),
    fields: new Set(),
  };
}
