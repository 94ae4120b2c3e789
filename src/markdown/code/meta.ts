import {FlawError} from '../../text/flaw';
import {nearest} from '../../text/nearest';
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
  /** The part of a try block that the fence is (src/markdown/try-blocks). */
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

const isText = (key: string): key is keyof typeof TEXTS => Object.hasOwn(TEXTS, key);
const isFlag = (key: string): key is Flag => FLAGS.some((flag) => flag === key);

const refused = (what: string, mend: string): FlawError =>
  new FlawError(0, what.replace('@', 'in the meta of the fence'), mend);

function unknown(word: string): FlawError {
  const near = nearest(word, [...Object.keys(TEXTS), ...FLAGS]);
  return refused(
    `"${word}" @ is not known.`,
    near === undefined || near === word ? `Use one of: ${KNOWN}.` : `did you mean \`${near}\`?`,
  );
}

/** Explains why the meta cannot be read from here on. */
function unreadable(rest: string): FlawError {
  const word = rest.trim().split(/\s/, 1)[0] ?? '';
  if (/^[\w-]+=["']/.test(word)) {
    return refused(
      `The quotation mark of "${word}" @ is not closed, or text follows it without a space.`,
      'Close it with the same mark; a text that holds double quotation marks stands in single ones.',
    );
  }
  return /^[\w-]+=/.test(word) ? refused(`"${word}" @ has no quotation marks.`, 'Write key="text".') : unknown(word);
}

/**
 * Reads the meta of a fence: everything on its first line behind the language.
 *
 * @throws FlawError, on the line that opens the fence, on an unknown or repeated word, on quotation marks that are missing,
 *   not closed or empty, and on a list of lines that cannot be read
 */
export function readFenceMeta(meta: string): FenceMeta {
  const texts: Partial<Record<TextField, string>> = {};
  const flags: Record<Flag, boolean> = {showLineNumbers: false, live: false, noInline: false};
  let lines: readonly number[] | undefined;
  for (let at = 0; meta.slice(at).trim() !== ''; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const groups = WORD.exec(meta)?.groups;
    if (!groups) throw unreadable(meta.slice(at));
    const {ranges, key = '', double, single} = groups;
    const value = double ?? single;
    if (ranges !== undefined) {
      if (lines) throw refused('The meta of the fence has two lists of lines.', 'Write one: {1,3-4}.');
      lines = parseLineRanges(ranges);
    } else if (value === undefined) {
      if (isText(key)) throw refused(`"${key}" @ has no text.`, `Write ${key}="…".`);
      if (!isFlag(key)) throw unknown(key);
      flags[key] = true;
    } else {
      if (!isText(key)) throw unknown(key);
      if (TEXTS[key] in texts) throw refused(`"${key}" stands twice @.`, 'Keep one of them.');
      if (value.trim() === '') throw refused(`"${key}" @ is empty.`, `Write its text, or leave "${key}" out.`);
      texts[TEXTS[key]] = value;
    }
  }
  return {...texts, ...flags, lines: lines ?? []};
}
