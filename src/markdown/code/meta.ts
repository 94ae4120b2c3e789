import {FlawError} from '../../text/flaw';
import {nearest} from '../../text/nearest';

/** Keys with a quoted value. */
const TEXTS = [
  /** The file name of the code, or the title of a diagram. */
  'title',
  /** The text alternative of a diagram. */
  'desc',
  /** The part of a manifest or format that the fence shows, for example `Scan.spec.cascades`. */
  'part',
  /** The chart that the values in the fence are for. */
  'values',
  /** A kind of file without a schema. */
  'file',
  /** Why the fence is not checked. */
  'skip',
  /** Why the fence contains an outdated API version. */
  'historic',
  /** The role of the fence in a try block (src/markdown/try-blocks). */
  'try',
  /** Why the tests do not run the commands against a cluster. */
  'unplayed',
] as const;

/** Words without a value: a live editor, if the site has one, and its option. */
const FLAGS = ['live', 'noInline'] as const;

type Text = (typeof TEXTS)[number];
type Flag = (typeof FLAGS)[number];

/** The parsed meta string of a fence (CONTRIBUTING.md, Code fences). */
export type FenceMeta = Readonly<Partial<Record<Text, string>>> & Readonly<Record<Flag, boolean>>;

const WORD = /\s*(?<key>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?(?=\s|$)/y;

const KNOWN = [...TEXTS.map((key) => `${key}="…"`), ...FLAGS].join(', ');

const isText = (key: string): key is Text => TEXTS.some((text) => text === key);
const isFlag = (key: string): key is Flag => FLAGS.some((flag) => flag === key);

const refused = (what: string, fix: string): FlawError =>
  new FlawError(0, what.replace('@', 'in the meta of the fence'), fix);

function unknown(word: string): FlawError {
  const near = nearest(word, [...TEXTS, ...FLAGS]);
  return refused(
    `"${word}" @ is not known.`,
    near === undefined || near === word ? `Use one of: ${KNOWN}.` : `did you mean \`${near}\`?`,
  );
}

/** The error for meta that cannot be parsed from `rest` on. */
function unreadable(rest: string): FlawError {
  const word = rest.trim().split(/\s/, 1)[0] ?? '';
  if (/^[\w-]+=["']/.test(word)) {
    return refused(
      `The quotation mark of "${word}" @ is not closed, or text follows it without a space.`,
      'Close it with the same mark; a text that holds double quotation marks is in single ones.',
    );
  }
  return /^[\w-]+=/.test(word) ? refused(`"${word}" @ has no quotation marks.`, 'Write key="text".') : unknown(word);
}

/**
 * Parses the meta of a fence: the info string after the language.
 *
 * @throws FlawError, on the first line of the fence, on an unknown or repeated word, and on missing, unclosed or empty quotation marks
 */
export function readFenceMeta(meta: string): FenceMeta {
  const texts: Partial<Record<Text, string>> = {};
  const flags: Record<Flag, boolean> = {live: false, noInline: false};
  for (let at = 0; meta.slice(at).trim() !== ''; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const groups = WORD.exec(meta)?.groups;
    if (!groups) throw unreadable(meta.slice(at));
    const {key = '', double, single} = groups;
    const value = double ?? single;
    if (value === undefined) {
      if (isText(key)) throw refused(`"${key}" @ has no text.`, `Write ${key}="…".`);
      if (!isFlag(key)) throw unknown(key);
      flags[key] = true;
    } else {
      if (!isText(key)) throw unknown(key);
      if (key in texts) throw refused(`"${key}" appears twice @.`, 'Keep one of them.');
      if (value.trim() === '') throw refused(`"${key}" @ is empty.`, `Write its text, or leave "${key}" out.`);
      texts[key] = value;
    }
  }
  return {...texts, ...flags};
}
