import type {SearchDocument} from '../model';
import {stem, tellingWords, termsOf, unnumbered, wordsOf} from '../text/words';

/** The documents of one page: `first` to `last`, both included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
  /** Route without anchor. */
  readonly route: string;
  /** Letters and digits of the title. */
  readonly key: string;
}

/** `title` and `alias` are of a page, `section` is a heading or field, and `asked` a search phrase. */
type NameKind = 'title' | 'alias' | 'section' | 'asked';

/** A title or tag of a page or section. */
export interface Name {
  readonly kind: NameKind;
  readonly document: number;
  /** Its letters and digits, without a step number. */
  readonly key: string;
  readonly stems: string;
  /** Number of words, without stop words and placeholders. */
  readonly length: number;
  /** True for a state such as `ImagePullBackOff`, which is a one-word message. */
  readonly isState: boolean;
}

/** A name that contains a term, and how much of its word the term is: `kubehunter` all of `kube-hunter`, `kube` half of it. */
export interface NameUse {
  readonly name: Name;
  readonly share: number;
}

const joinedWords = (text: string): string[] => wordsOf(text).map(({joined}) => joined);

/** Letters and digits of a text, to compare names. */
export const keyOf = (text: string): string => joinedWords(text).join('');

/** Stems of a text, to compare names regardless of their form. */
export const stemsOf = (text: string): string => joinedWords(text).map(stem).join('');

/** Names by term. Title and tags of a page belong to its first document, headings and search phrases to their section. */
export function namesIn(
  documents: readonly SearchDocument[],
  pages: readonly PageRange[],
): ReadonlyMap<string, readonly NameUse[]> {
  const uses = new Map<string, NameUse[]>();
  const add = (kind: NameKind, document: number, text: string): void => {
    const written = unnumbered(text).replaceAll(/<[^>]*>/g, ' ');
    const name: Name = {
      kind,
      document,
      key: keyOf(written),
      stems: stemsOf(written),
      length: tellingWords(written).length,
      isState: /\p{Ll}(?:BackOff|Error|Exceeded|Killed)\b/u.test(written),
    };
    for (const word of wordsOf(written)) {
      const whole = [word.exact, word.joined].map(stem);
      for (const term of termsOf(word).map(stem)) {
        const use = {name, share: whole.includes(term) ? 1 : 0.5};
        const known = uses.get(term);
        if (known) known.push(use);
        else uses.set(term, [use]);
      }
    }
  };
  for (const {first, last} of pages)
    for (let document = first; document <= last; document += 1) {
      const {title = '', tags = []} = documents[document] ?? {};
      add(document === first ? 'title' : 'section', document, title);
      for (const tag of tags) add(document === first ? 'alias' : 'asked', document, tag);
    }
  return uses;
}
