import type {SearchDocument} from '../model';
import {stopWords} from '../text/stop-words';
import {lastName, termsOf, wordsOf, type Word} from '../text/words';
import {
  rarity,
  type PageRange,
  type Phrase,
  type PhraseKind,
  type PhraseTerm,
  type PhraseWord,
  type Postings,
  type TagIndex,
  type Wording,
} from './tag-index';
import type {Vocabulary} from './vocabulary';
import type {OtherNames} from './words-file';

/** Fewer words than these, or fewer letters of one, may stand in a text without being meant. */
const LEAST_WORDS = 4;
const LEAST_LETTERS = 8;
const CODE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** `A` or `B`, `Configured ScanType '<name>' not found`: alternatives, cut at their placeholders. */
function wordingsOf(title: string): Wording[] {
  return title.split(/ or |, (?=\S)/).flatMap((wording) => {
    const pieces = wording.split(/<[^>]*>|…|[.:!?] /).map((piece) => wordsOf(piece).map(({joined}) => joined));
    const words = pieces.flat();
    const isMessage = words.length >= LEAST_WORDS;
    const isCode = words.length === 1 && CODE.test(wording) && (words[0] ?? '').length >= LEAST_LETTERS;
    if (!isMessage && !isCode) return [];
    return [{pieces: pieces.map((piece) => piece.join('')).filter((piece) => piece.length > 2), isCode}];
  });
}

/** A field deep inside others is less likely meant than one of the same name further out. */
const DEPTH = 0.06;

/** Words without a meaning of their own hardly count, nor do those that titles are made with. */
const STOP_WORD = 0.3;
const ofTitles = new Set(['overview', 'introduction', 'use']);

const isSmall = ({exact}: Word): boolean => stopWords.has(exact) || ofTitles.has(exact);

/** The terms that stand for a word of a name, how much of the word each one is, and how telling the word is. */
function termsOfName(word: Word, vocabulary: Vocabulary, {frequency}: Postings, documents: number) {
  const whole = new Set([word.exact, word.joined]);
  const last = lastName(word);
  const shareOf = (term: string): number => {
    if (whole.has(term)) return 1;
    if (term === last) return Math.max(0.5, 1 - DEPTH * word.pieces.length);
    return 1 / Math.max(2, word.pieces.length, word.parts.length);
  };
  const terms = termsOf(word).flatMap((text) => {
    const term = vocabulary.numberOf(text);
    return term === undefined ? [] : [{term, share: shareOf(text)}];
  });
  const common = Math.max(1, ...terms.map(({term, share}) => (share === 1 ? (frequency[term] ?? 1) : 1)));
  return {terms, weight: isSmall(word) ? STOP_WORD : rarity(common, documents)};
}

/** The number of a step says nothing: `1. Install Nmap`. */
export const unnumbered = (title: string): string => title.replace(/^\d+\. /, '');

/** `spec.cascades`, `repeatInterval`, `--set`: who types it means exactly that. */
export const isIdentifier = (title: string): boolean => /^\S*(?:\p{Ll}\p{Lu}|[._]|^--)\S*$/u.test(title);

/** What a reader types of `spec.ttlSecondsAfterFinished` or of the key of an annotation, letters and digits only; empty for other titles. */
export const fieldName = (title: string): string =>
  isIdentifier(title)
    ? wordsOf(title.replace(/^.*[./]/, ''))
        .map(({joined}) => joined)
        .join('')
    : '';

/** The value of a key, which is made when first asked for. */
function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** All names of the pages and sections of an index. */
export function phrasesIn(
  documents: readonly SearchDocument[],
  pages: readonly PageRange[],
  vocabulary: Vocabulary,
  postings: Postings,
  {messages, asked}: Pick<OtherNames, 'messages' | 'asked'> = {messages: [], asked: []},
): Pick<TagIndex, 'phrases' | 'wordsOf' | 'nameWords' | 'namesakes'> {
  const phrases: Phrase[] = [];
  const namesakes = new Map<string, Phrase[]>();
  const byTerm = new Map<number, PhraseTerm[]>();
  const words = new Map<string, PhraseWord & {readonly phrases: Phrase[]}>();
  const wordFor = (text: string, word: Word) =>
    valueOf(words, text.slice(word.start, word.end), () => {
      const {terms, weight} = termsOfName(word, vocabulary, postings, documents.length);
      const made = {number: words.size, weight, phrases: []};
      for (const {term, share} of terms) valueOf(byTerm, term, () => []).push({word: made, share});
      return made;
    });
  const read = (text: string) => {
    const name = unnumbered(text);
    const found = wordsOf(name);
    const key = found.map(({joined}) => joined).join('');
    return {words: found.map((word) => wordFor(name, word)), key, wordings: wordingsOf(text)};
  };
  /** Many sections have the same heading. */
  const known = new Map<string, ReturnType<typeof read>>();
  const add = (kind: PhraseKind, document: number, text: string) => {
    const {words: said, key, wordings} = valueOf(known, text, () => read(text));
    if (said.length === 0) return;
    const those = valueOf(namesakes, key, () => []);
    const phrase: Phrase = {
      number: phrases.length,
      kind,
      document,
      words: said,
      key,
      wordings: kind === 'section' || kind === 'message' ? wordings : [],
      namesakes: those,
    };
    phrases.push(phrase);
    those.push(phrase);
    for (const word of new Set(said)) word.phrases.push(phrase);
  };
  for (const {first, last} of pages) {
    const page = documents[first];
    if (!page) continue;
    add('title', first, page.pageTitle);
    for (const alias of page.tags) add('alias', first, alias);
    for (let index = first; index <= last; index += 1) {
      const {sectionTitle = ''} = documents[index] ?? {};
      if (sectionTitle !== page.pageTitle) add(isIdentifier(sectionTitle) ? 'field' : 'section', index, sectionTitle);
    }
  }
  for (const [document, ...texts] of messages) for (const text of texts) add('message', document, text);
  for (const [document, ...texts] of asked) for (const text of texts) add('asked', document, text);
  return {phrases, wordsOf: byTerm, nameWords: words.size, namesakes};
}
