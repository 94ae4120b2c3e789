// The words of texts and queries: how they are split, compared and stemmed.
import deburr from 'lodash/deburr';
import {stemmer} from 'stemmer';

const STOP_WORDS = `
a about above after again against all already also although always am an and another any anything are arent as at be
because been before being below between both but by can cannot cant could couldnt did didnt do does doesnt doing dont
during each else etc even ever every few for from further get got had has hasnt have havent having he here his how
however i if im in into is isnt it its itself ive just less let lets many may me might more most much must my myself
neither never no nor not nothing of off often on once ones only onto or other our over per please rather said same say
says shall should shouldnt so some something still such than that thats the their them themselves then there therefore
theres these they this those though through to too under unless until us very via want wants was wasnt we were what
whats when where whether which while who whom whose why will with within without wont would wouldnt yet you your
`;

/** Words without meaning for the search. They are not indexed in running text. */
const stopWords: ReadonlySet<string> = new Set(STOP_WORDS.trim().split(/\s+/));

/** True for a folded stop word, including contractions: `isn't`, `we'd`, `what’s`. */
export const isStopWord = (word: string): boolean =>
  /n['’]t$/.test(word) || stopWords.has(word.replace(/['’](?:d|ll|m|re|s|ve)$/, ''));

/** Text for comparison: without diacritics and compatibility characters, in lowercase. */
export const fold = (text: string): string => deburr(text.normalize('NFKD')).toLowerCase();

/** The stem of an English word, so that `annotate` and `annotation` match; other words unchanged. */
export const stem = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

/** A word of a text with all its searchable forms. */
export interface Word {
  /** Offsets of the word in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The word as written, folded: `--set`, `kube-hunter`, `execution.securecodebox.io/v1`, `scheduledscan`. */
  readonly exact: string;
  /** Letters and digits only: `kubehunter`, `scheduledscan`. The same as `exact` for a plain word. */
  readonly joined: string;
  /** Compounds inside the word, each joined or, with dots, as written: `containerautodiscovery`, `securecodebox.io`. */
  readonly pieces: readonly string[];
  /** The plain words inside it: `kube`, `hunter`. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** Longer strings are digests and encoded data, which readers do not type. */
const MAX_LENGTH = 64;

const CHUNK = /[\p{L}\p{N}\p{M}._/'’-]+/gu;
const VERSION = /^v?\d+(?:[./]\d+)+$/;
const CAMEL = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|[^\p{Lu}\p{Ll}\p{M}\p{N}]+/gu;

const joinedOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The parts of `ScheduledScan` and `repeatInterval`. Acronyms, also in the plural, stay whole. */
function camelParts(piece: string): string[] {
  if (!/\p{Ll}/u.test(piece) || !/\p{Lu}/u.test(piece) || /^\p{Lu}{2,}s$/u.test(piece)) return [piece];
  return piece.match(CAMEL) ?? [piece];
}

/** Numbers match with and without leading zeros: `adr_0011`, `ADR 11`. */
const plainNumber = (part: string): string[] => (/^0+[1-9]/.test(part) ? [part, part.replace(/^0+/, '')] : [part]);

function partsOf(piece: string): string[] {
  return piece
    .split(/[-_'’]+/)
    .flatMap(camelParts)
    .map(joinedOf)
    .filter((part) => (part.length > 1 || /\d/.test(part)) && !stopWords.has(part))
    .flatMap(plainNumber);
}

/**
 * `a.b/c-d` → `a.b`, `cd`, `c`, `d`: the last name with its parts, and the group before it. Folders and hosts in longer
 * paths are not indexed separately, so only the whole path finds them.
 */
function piecesOf(body: string): {pieces: string[]; parts: string[]} {
  const segments = body.split('/').filter(Boolean);
  const [group = ''] = segments;
  const last = segments.at(-1) ?? '';
  const names = last.split('.').filter(Boolean);
  const least = names.length > 1 || segments.length > 1 ? 3 : 1;
  const pieces = names.map(joinedOf).filter((name) => name.length >= Math.max(2, least));
  if (segments.length === 2) pieces.push(group.includes('.') ? fold(group) : joinedOf(group));
  if (segments.length > 1 && names.length > 1) pieces.push(fold(last));
  return {pieces, parts: names.flatMap(partsOf).filter((part) => part.length >= least)};
}

/** A fast path for most words, because the worker processes thousands of them before its first answer. */
const PLAIN = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;

function wordOf(chunk: string, offset: number): Word | undefined {
  if (PLAIN.test(chunk) && chunk.length <= MAX_LENGTH) {
    const exact = chunk.toLowerCase();
    return {start: offset, end: offset + chunk.length, exact, joined: exact, pieces: [], parts: []};
  }
  const body = chunk.replaceAll(/^[._/'’-]+|[._/'’-]+$/g, '');
  if (body === '' || body.length > MAX_LENGTH) return undefined;
  const start = offset + chunk.indexOf(body);
  const flag = /(?:^|\/)(--?)$/.exec(chunk.slice(0, start - offset))?.[1] ?? '';
  const folded = fold(body);
  const exact = flag + folded;
  const joined = joinedOf(body);
  if (joined === '') return undefined;
  const word = {start: start - flag.length, end: start + body.length, exact, joined};
  if (VERSION.test(folded)) {
    const number = folded.replace(/^v/, '');
    return {...word, joined: number, pieces: number === exact ? [] : [number], parts: []};
  }
  const {pieces, parts} = piecesOf(body);
  const known = new Set([exact, joined]);
  return {
    ...word,
    pieces: pieces.filter((piece) => !known.has(piece)),
    parts: parts.filter((part) => !known.has(part)),
  };
}

/** The words of a text in order. Never throws. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(CHUNK)) {
    const word = wordOf(match[0], match.index);
    if (word) words.push(word);
  }
  return words;
}

/** The words of a text without stop words, unless there are no others. */
export function tellingWords(text: string): Word[] {
  const words = wordsOf(text);
  const telling = words.filter(({exact}) => !isStopWord(exact));
  return telling.length > 0 ? telling : words;
}

/**
 * The terms under which a word is indexed. A compound with dots or slashes is not joined: readers write a path
 * with its punctuation, and every term counts.
 */
export function termsOf({exact, joined, pieces, parts}: Word): string[] {
  if (exact === joined && pieces.length === 0 && parts.length === 0) return [exact];
  if (/^-[a-z0-9]$/.test(exact)) return [exact];
  const whole = /[./]/.test(exact) ? [exact] : [joined, exact].slice(0, exact.startsWith('-') ? 2 : 1);
  return [...new Set([...whole, ...pieces, ...parts])];
}

/** Removes the step number from a heading such as `1. Install Nmap`. */
export const unnumbered = (title: string): string => title.replace(/^\d+\. /, '');
