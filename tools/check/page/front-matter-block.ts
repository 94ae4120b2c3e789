import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Flaw} from '../../../src/text/flaw';
import {isMap as isRecord} from '../../../src/text/map';
import {slipOf} from '../yaml-slip';

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

/** Reads the front matter of a page. YAML errors become flaws with the line in the file. */
export function readFrontMatter(source: string): {frontMatter: FrontMatter; flaws: Flaw[]} {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!block || block.index !== 0) {
    const flaw = fenceFlaw(source);
    // What stands between the marks is text to everything else: nothing more can be said of the page.
    return flaw
      ? {frontMatter: {...NO_FRONT_MATTER, broken: true}, flaws: [flaw]}
      : {frontMatter: NO_FRONT_MATTER, flaws: []};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(block[1]!, {lineCounter, uniqueKeys: true});
  const flaws = document.errors.slice(0, 1).map((error): Flaw => {
    const {line, problem, mend} = slipOf(error, block[1]!);
    return {line: line + 1, problem: `front matter: ${problem}`, mend};
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

/** The mark of the front matter that is missing or stands in the wrong place. */
function fenceFlaw(source: string): Flaw | undefined {
  if (!/^(?:title|description):/m.test(source.slice(0, 2000))) return undefined;
  const problem = 'the front matter is not between two lines that hold only ---';
  if (source.startsWith('\uFEFF')) return {line: 1, problem, mend: 'save the file as UTF-8 without a byte order mark'};
  if (/^---[ \t]*\r?\n/.test(source)) {
    const lines = source.split('\n');
    const end = lines.findIndex((text, index) => index > 0 && !/^(?:[\w-]+:|[ \t]+\S|-\s)/.test(text));
    return {line: Math.max(end, 1), problem, mend: 'close it with --- below this line'};
  }
  if (/^\s+---[ \t]*\r?\n/.test(source)) return {line: 1, problem, mend: 'remove what stands above the first ---'};
  return /^(?:title|description):/.test(source) ? {line: 1, problem, mend: 'add --- above this line'} : undefined;
}
