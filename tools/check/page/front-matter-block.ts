import {type Flaw, flawAt} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {parseYaml} from '../manifests/yaml-text';

/** The YAML between the first two `---` lines of a page. */
export interface FrontMatter {
  /** The values by key; empty when there is no block or it does not parse. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of each top-level key in the file. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines of the block, including both delimiters; 0 without a block. */
  readonly length: number;
  /** True when the block cannot be read, so that missing keys are unknown. */
  readonly broken: boolean;
}

const NO_FRONT_MATTER: FrontMatter = {values: {}, lines: new Map(), length: 0, broken: false};

/** Reads the front matter of a page. YAML errors become flaws with the line in the file. */
export function readFrontMatter(source: string): {frontMatter: FrontMatter; flaws: Flaw[]} {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!block || block.index !== 0) {
    if (!/^(?:title|description):/m.test(source.slice(0, 2000))) return {frontMatter: NO_FRONT_MATTER, flaws: []};
    const problem = 'the front matter is not between two lines that contain only ---';
    const fix = 'begin the file with ---, and write --- after the last key';
    return {frontMatter: {...NO_FRONT_MATTER, broken: true}, flaws: flawAt(1, problem, fix)};
  }
  const {documents, flaws: errors} = parseYaml(block[1]!);
  const flaws = errors.slice(0, 1).map((flaw): Flaw => ({...flaw, line: flaw.line + 1}));
  const [document] = documents;
  const values = flaws.length === 0 && isMap(document?.value) ? document.value : {};
  const lines = new Map(Object.keys(values).map((key) => [key, document!.lineOf([key]) + 1]));
  return {frontMatter: {values, lines, length: block[0].split('\n').length - 1, broken: flaws.length > 0}, flaws};
}
