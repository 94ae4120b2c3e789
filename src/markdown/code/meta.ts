import {FlawError} from '../../text/flaw';
import {parseLineRanges} from './line-ranges';

/** The words with a quoted text, as they are written, and the field that each of them fills. */
const TEXTS = {
  title: 'title',
  desc: 'desc',
  part: 'part',
  values: 'values',
  file: 'file',
  skip: 'skip',
  'expect-error': 'expectError',
  historic: 'historic',
  try: 'try',
  unplayed: 'unplayed',
} as const;

const FLAGS = ['showLineNumbers', 'live', 'noInline'] as const;

type TextField = (typeof TEXTS)[keyof typeof TEXTS];
type Flag = (typeof FLAGS)[number];

/** What stands behind the language of a fence (CONTRIBUTING.md, Code fences). */
export interface FenceMeta {
  /** The name of the file that the fence shows; of a diagram its title. */
  readonly title?: string;
  /** What a diagram says, for a person who does not see it. */
  readonly desc?: string;
  /** The part of a manifest or format that the fence is, for example `Scan.spec.cascades`. */
  readonly part?: string;
  /** The chart whose values file the fence is. */
  readonly values?: string;
  /** Another kind of file, for which there is no schema. */
  readonly file?: string;
  /** Why the fence is not checked. */
  readonly skip?: string;
  /** The text with which the check must fail. */
  readonly expectError?: string;
  /** Why the fence shows an API version of its time. */
  readonly historic?: string;
  /** The part of a try block that the fence is (src/markdown/simulator). */
  readonly try?: string;
  /** Why the commands are not run against a cluster in the tests. */
  readonly unplayed?: string;
  /** Lines to highlight, counted from 1, ascending, without repetition. */
  readonly lines: readonly number[];
  readonly showLineNumbers: boolean;
  /** A live editor, where the site has one. `noInline` is its option. */
  readonly live: boolean;
  readonly noInline: boolean;
}

const WORD =
  /\s*(?:\{(?<ranges>[^}]*)\}|(?<key>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?)(?=\s|$)/y;

const KNOWN = [...Object.keys(TEXTS).map((key) => `${key}="…"`), '{1,3-4}', ...FLAGS].join(', ');

function isText(key: string): key is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, key);
}

function isFlag(key: string): key is Flag {
  return FLAGS.some((flag) => flag === key);
}

/** Explains why the meta cannot be read from here on. */
function unreadable(rest: string): FlawError {
  const word = rest.trim().split(/\s/, 1)[0] ?? '';
  if (/^[\w-]+=["']/.test(word)) {
    return new FlawError(
      0,
      `The quotation mark of "${word}" in the meta of the fence is not closed, or text follows it without a space.`,
      'Close it with the same mark; a text that holds double quotation marks stands in single ones.',
    );
  }
  if (/^[\w-]+=/.test(word)) {
    return new FlawError(0, `"${word}" in the meta of the fence has no quotation marks.`, 'Write key="text".');
  }
  return new FlawError(0, `"${word}" in the meta of the fence is not known.`, `Use one of: ${KNOWN}.`);
}

/**
 * Reads the meta of a fence: everything on its first line behind the language.
 *
 * @throws FlawError, on the line that opens the fence, on an unknown or repeated word, on quotation marks that are missing,
 *   not closed or empty, and on a list of lines that cannot be read
 */
export function readFenceMeta(meta: string): FenceMeta {
  const texts: Partial<Record<TextField, string>> = {};
  const flags: Partial<Record<Flag, true>> = {};
  let lines: readonly number[] | undefined;

  const addText = (key: string, value: string) => {
    if (!isText(key)) {
      throw new FlawError(0, `"${key}" in the meta of the fence is not known.`, `Use one of: ${KNOWN}.`);
    }
    if (TEXTS[key] in texts) {
      throw new FlawError(0, `"${key}" stands twice in the meta of the fence.`, 'Keep one of them.');
    }
    if (value.trim() === '') {
      throw new FlawError(0, `"${key}" in the meta of the fence is empty.`, `Write its text, or leave "${key}" out.`);
    }
    texts[TEXTS[key]] = value;
  };

  const addFlag = (key: string) => {
    if (isText(key)) {
      throw new FlawError(0, `"${key}" in the meta of the fence has no text.`, `Write ${key}="…".`);
    }
    if (!isFlag(key)) {
      throw new FlawError(0, `"${key}" in the meta of the fence is not known.`, `Use one of: ${KNOWN}.`);
    }
    flags[key] = true;
  };

  WORD.lastIndex = 0;
  for (let at = 0; meta.slice(at).trim() !== ''; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const groups = WORD.exec(meta)?.groups;
    if (!groups) {
      throw unreadable(meta.slice(at));
    }
    const value = groups['double'] ?? groups['single'];
    if (groups['ranges'] !== undefined) {
      if (lines) {
        throw new FlawError(0, 'The meta of the fence has two lists of lines.', 'Write one: {1,3-4}.');
      }
      lines = parseLineRanges(groups['ranges']);
    } else if (value === undefined) {
      addFlag(groups['key'] ?? '');
    } else {
      addText(groups['key'] ?? '', value);
    }
  }
  return {
    ...texts,
    lines: lines ?? [],
    showLineNumbers: flags.showLineNumbers ?? false,
    live: flags.live ?? false,
    noInline: flags.noInline ?? false,
  };
}
