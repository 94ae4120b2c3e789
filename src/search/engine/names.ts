import type {SearchDocument} from '../model';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {unnumbered} from '../text/terms';
import {lastName, termsOf, wordsOf, type Word} from '../text/words';

/** The documents of one page: `first` to `last`, both included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
  /** Route without anchor. */
  readonly route: string;
}

/** What a name is: a title or an alias of a page, a heading or field of a section, or a phrase that readers ask with. */
export type NameKind = 'page' | 'section' | 'asked';

/** A word of names. */
export interface NameWord {
  readonly number: number;
  /** How much of the word each term is: `kubehunter` all of `kube-hunter`, `kube` half of it. */
  readonly terms: ReadonlyMap<string, number>;
  /** Inverse document frequency of the word, or a small constant for stop words. */
  readonly weight: number;
  readonly names: Name[];
}

/** A title or tag by which a page or a section can be asked for. */
export interface Name {
  readonly kind: NameKind;
  readonly document: number;
  readonly words: readonly NameWord[];
  /** The ways in which a message is worded; none for short names, which may occur in any text. */
  readonly wordings: readonly Wording[];
}

interface Wording {
  /** What is between the placeholders, letters and digits only. */
  readonly pieces: readonly string[];
  /** True for one word that is enough, such as `ImagePullBackOff`. */
  readonly isCode: boolean;
}

const STOP_WORD = 0.3;
/** Fewer words may occur in any text without being meant. */
const MESSAGE_WORDS = 4;

/** Letters and digits of a text, as names are compared with it. */
export const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({joined}) => joined)
    .join('');

/** `ImagePullBackOff or ErrImagePull`, `Could not find test type '<name>'`. */
function wordingsOf(title: string): Wording[] {
  return title.split(/ or |, (?=\S)/).flatMap((wording) => {
    const isCode = wording.length >= 8 && /^\S*(?:\p{Ll}\p{Lu}|Killed)\S*$/u.test(wording);
    if (!isCode && wordsOf(wording).length < MESSAGE_WORDS) return [];
    return [
      {
        isCode,
        pieces: wording
          .split(/<[^>]*>|…|[.:!?] /)
          .map(keyOf)
          .filter((piece) => piece.length > 2),
      },
    ];
  });
}

function termsOfWord(word: Word): Map<string, number> {
  const whole = new Set([word.exact, word.joined].map(stem));
  const last = lastName(word);
  const shareOf = (term: string): number => {
    if (whole.has(stem(term))) return 1;
    return term === last ? 0.9 : 1 / Math.max(2, word.pieces.length, word.parts.length);
  };
  return new Map(termsOf(word).map((term) => [stem(term), shareOf(term)]));
}

/** Title and tags of a page speak for its first document, headings and asked phrases for their section. */
export function namesIn(
  documents: readonly SearchDocument[],
  pages: readonly PageRange[],
  rarityOf: (term: string) => number,
): NameWord[] {
  const words = new Map<string, NameWord>();
  const wordFor = (word: Word): NameWord => {
    const known = words.get(word.exact);
    if (known) return known;
    const terms = termsOfWord(word);
    const rarest = Math.min(...[...terms].map(([term, share]) => (share === 1 ? rarityOf(term) : Infinity)));
    const weight = isStopWord(word.exact) ? STOP_WORD : Number.isFinite(rarest) ? rarest : rarityOf('');
    const made: NameWord = {number: words.size, terms, weight, names: []};
    words.set(word.exact, made);
    return made;
  };
  const add = (kind: NameKind, document: number, text: string): void => {
    const found = wordsOf(unnumbered(text));
    if (found.length === 0) return;
    // A single word is a name rather than a message, unless it is a state such as `CreateContainerConfigError`.
    const isMessage = text.includes(' ') || /(?:BackOff|Error|Exceeded|Killed)$/.test(text);
    const wordings = kind === 'section' && isMessage ? wordingsOf(text) : [];
    const name = {kind, document, words: found.map(wordFor), wordings};
    for (const word of new Set(name.words)) word.names.push(name);
  };
  for (const {first, last} of pages)
    for (let document = first; document <= last; document += 1) {
      const {title = '', tags = []} = documents[document] ?? {};
      add(document === first ? 'page' : 'section', document, title);
      for (const tag of tags) add(document === first ? 'page' : 'asked', document, tag);
    }
  return [...words.values()];
}
