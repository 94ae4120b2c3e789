import {DiagnosticError} from '../../lib/diagnostic';
import {suggest} from '../../lib/nearest';

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

/** The parsed meta string of a fence (CONTRIBUTING.md, Code fences). */
export type FenceMeta = Readonly<
  Partial<Record<(typeof TEXTS)[number], string>> & Record<(typeof FLAGS)[number], boolean>
>;

const WORD = /\s*(?<key>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?(?=\s|$)/y;

const WORDS: readonly string[] = [...TEXTS, ...FLAGS];

const HERE = 'in the meta of the fence';

const unknown = (word: string): DiagnosticError =>
  new DiagnosticError(`"${word}" ${HERE} is not known.`, suggest(word, WORDS));

/** The error for meta that cannot be parsed from `rest` on. */
function unreadable(rest: string): DiagnosticError {
  const word = rest.trim().split(/\s/, 1)[0] ?? '';
  if (!word.includes('=')) return unknown(word);
  return new DiagnosticError(
    `A quotation mark of "${word}" ${HERE} is missing or not closed, or text follows it without a space.`,
    'Write key="text"; a text that holds double quotation marks is in single ones.',
  );
}

/**
 * Parses the meta of a fence: the info string after the language.
 *
 * @throws DiagnosticError, on the first line of the fence, on an unknown or repeated word, and on missing, unclosed or empty quotation marks
 */
export function readFenceMeta(meta: string): FenceMeta {
  const found: Record<string, string | true> = {};
  for (let at = 0; meta.slice(at).trim() !== ''; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const groups = WORD.exec(meta)?.groups;
    if (!groups) throw unreadable(meta.slice(at));
    const {key = '', double, single} = groups;
    const text = double ?? single ?? true;
    if (!WORDS.includes(key)) throw unknown(key);
    const isFlag = FLAGS.some((flag) => flag === key);
    if (isFlag !== (text === true)) {
      throw new DiagnosticError(
        `"${key}" ${HERE} has ${isFlag ? 'a' : 'no'} text.`,
        `Write ${isFlag ? key : `${key}="…"`}.`,
      );
    }
    if (key in found) throw new DiagnosticError(`"${key}" appears twice ${HERE}.`, 'Keep one of them.');
    if (text !== true && text.trim() === '') {
      throw new DiagnosticError(`"${key}" ${HERE} is empty.`, `Write its text, or leave "${key}" out.`);
    }
    found[key] = text;
  }
  return {live: false, noInline: false, ...found} as FenceMeta;
}
