import type {SearchDocument} from '../model';
import {stem} from '../text/stem';
import {unnumbered} from '../text/terms';
import {lastName, termsOf, wordsOf, type Word} from '../text/words';

/** The documents of one page: `first` to `last`, both included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
  /** Route without anchor. */
  readonly route: string;
  /** Letters and digits of the title. */
  readonly key: string;
}

/** What a name is: a title or an alias of a page, a heading or field of a section, or a phrase that readers ask with. */
export type NameKind = 'page' | 'section' | 'asked';

/** A title or tag by which a page or a section can be asked for. */
export interface Name {
  readonly kind: NameKind;
  readonly document: number;
  /** Letters and digits of it, without the number of a step. */
  readonly key: string;
  /** The ways in which a message is worded; none for short names, which may occur in any text. */
  readonly wordings: readonly Wording[];
}

/** A name that contains a term, and how much of its word the term is: `kubehunter` all of `kube-hunter`, `kube` half of it. */
export interface NameUse {
  readonly name: Name;
  readonly share: number;
}

interface Wording {
  /** What is between the placeholders, letters and digits only. */
  readonly pieces: readonly string[];
  /** True for one word that is enough, such as `ImagePullBackOff`. */
  readonly isCode: boolean;
}

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
    const pieces = wording.split(/<[^>]*>|…|[.:!?] /).map(keyOf);
    return [{isCode, pieces: pieces.filter((piece) => piece.length > 2)}];
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The share of a message that a query contains word for word; 0 below a third. Of two messages the longer one counts more.
 *
 * @param key letters and digits of the query
 */
export function quotedIn({wordings}: Name, key: string): number {
  let best = 0;
  for (const {pieces, isCode} of wordings) {
    const whole = sumOf(pieces.map(({length}) => length));
    const said = sumOf(pieces.map((piece) => (key.includes(piece) ? piece.length : 0)));
    if (said > 0.3 * whole)
      best = Math.max(best, Math.sqrt(said / whole) * (isCode ? 1 : Math.min(1, said / key.length)));
  }
  return best;
}

function termsOfWord(word: Word): (readonly [term: string, share: number])[] {
  const whole = new Set([word.exact, word.joined].map(stem));
  const last = lastName(word);
  const shareOf = (term: string): number => {
    if (whole.has(stem(term))) return 1;
    return term === last ? 0.9 : 1 / Math.max(2, word.pieces.length, word.parts.length);
  };
  return termsOf(word).map((term) => [stem(term), shareOf(term)]);
}

/** Names by their terms. Title and tags of a page speak for its first document, headings and asked phrases for their section. */
export function namesIn(
  documents: readonly SearchDocument[],
  pages: readonly PageRange[],
): ReadonlyMap<string, readonly NameUse[]> {
  const uses = new Map<string, NameUse[]>();
  const known = new Map<string, ReturnType<typeof termsOfWord>>();
  const add = (kind: NameKind, document: number, text: string): void => {
    // A single word is a name rather than a message, unless it is a state such as `CreateContainerConfigError`.
    const isMessage = text.includes(' ') || /(?:BackOff|Error|Exceeded|Killed)$/.test(text);
    const wordings = kind === 'section' && isMessage ? wordingsOf(text) : [];
    const words = wordsOf(unnumbered(text));
    const name = {kind, document, key: words.map(({joined}) => joined).join(''), wordings};
    for (const word of words) {
      const terms = known.get(word.exact) ?? termsOfWord(word);
      known.set(word.exact, terms);
      for (const [term, share] of terms) {
        const of = uses.get(term);
        if (of) of.push({name, share});
        else uses.set(term, [{name, share}]);
      }
    }
  };
  for (const {first, last} of pages)
    for (let document = first; document <= last; document += 1) {
      const {title = '', tags = []} = documents[document] ?? {};
      add(document === first ? 'page' : 'section', document, title);
      for (const tag of tags) add(document === first ? 'page' : 'asked', document, tag);
    }
  return uses;
}
