import type {Flaw} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {parseYaml} from '../manifests/yaml-text';

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
  const {documents, flaws: slips} = parseYaml(block[1]!);
  const flaws = slips.slice(0, 1).map(({line, problem, mend}): Flaw => {
    return {line: line + 1, problem: problem.replace(/^YAML/, 'front matter'), mend};
  });
  const [document] = documents;
  const values = flaws.length === 0 && isMap(document?.value) ? document.value : {};
  const lines = new Map(Object.keys(values).map((key) => [key, document!.lineOf([key]) + 1]));
  const length = block[0].split('\n').length - 1;
  return {frontMatter: {values, lines, length, broken: flaws.length > 0}, flaws};
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
