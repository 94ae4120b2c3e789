import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Flaw} from '../../../src/text/flaw';

/** The YAML between the first two `---` lines of a page. */
export interface FrontMatter {
  /** The values by key; empty when there is no block or it does not parse. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of each top-level key in the file. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines that the block takes, both fences included; 0 without a block. */
  readonly length: number;
  /** True when the block cannot be read, so that nothing can be said of what it lacks. */
  readonly broken: boolean;
}

export const NO_FRONT_MATTER: FrontMatter = {values: {}, lines: new Map(), length: 0, broken: false};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the front matter of a page. YAML errors become flaws with the line in the file. */
export function readFrontMatter(source: string): {frontMatter: FrontMatter; flaws: Flaw[]} {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!block || block.index !== 0) return {frontMatter: NO_FRONT_MATTER, flaws: []};
  const lineCounter = new LineCounter();
  const document = parseDocument(block[1]!, {lineCounter, uniqueKeys: true});
  const flaws = document.errors.map((error): Flaw => {
    const line = lineCounter.linePos(error.pos[0]).line + 1;
    return {
      line,
      problem: `front matter: ${firstLine(error.message)}`,
      mend: 'correct the YAML; quote a value that holds a colon',
    };
  });
  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line + 1);
    }
  }
  const length = block[0].split('\n').length - 1;
  const values: unknown = flaws.length > 0 ? {} : document.toJS();
  return {frontMatter: {values: isRecord(values) ? values : {}, lines, length, broken: flaws.length > 0}, flaws};
}

/** The first line of a message of the YAML parser, without its position, which the report gives. */
function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
}
