import type {SearchDocument} from '../model';
import {stopWords} from '../text/stop-words';
import {lastName, termsOf, wordsOf, type Word} from '../text/words';
import {
  rarity,
  type PageRange,
  type Phrase,
  type PhraseKind,
  type PhraseWord,
  type Postings,
  type TagIndex,
  type Wording,
} from './tag-index';
import type {Vocabulary} from './vocabulary';
import type {SearchWordsFile} from './words-file';

/** Fewer words than these, or fewer letters of one, may stand in a text without being meant. */
const LEAST_WORDS = 4;
const LEAST_LETTERS = 8;
const CODE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** `A` or `B`, `Configured ScanType '<name>' not found`: alternatives, cut at their placeholders. */
function wordingsOf(title: string): Wording[] {
  return title.split(/ or |, (?=\S)/).flatMap((wording) => {
    const pieces = wording.split(/<[^>]*>|…|[.:!?] /).map((piece) => wordsOf(piece).map(({joined}) => joined));
    const words = pieces.flat();
    // What has placeholders is a message, and its words stand in few other places.
    const isMessage = words.length >= LEAST_WORDS - (pieces.length > 1 ? 1 : 0);
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

function phraseWord(word: Word, vocabulary: Vocabulary, {frequency}: Postings, documents: number): PhraseWord {
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

/** `ADR-0011: Version Numbers` is also asked for by either half. */
function titlesOf(title: string): string[] {
  const [, before, after] = /^(.{3,}?): (.{3,})$/.exec(title) ?? [];
  return before && after ? [title, before, after] : [title];
}

/** The number of a step says nothing: `1. Install Nmap`. */
export const unnumbered = (title: string): string => title.replace(/^\d+\. /, '');

/** `spec.cascades`, `repeatInterval`, `--set`: who types it means exactly that. */
export const isIdentifier = (title: string): boolean => /^\S*(?:\p{Ll}\p{Lu}|[._]|^--)\S*$/u.test(title);

/** What a reader types of `spec.ttlSecondsAfterFinished`, letters and digits only; empty for other titles. */
export const fieldName = (title: string): string =>
  isIdentifier(title)
    ? wordsOf(title.slice(title.lastIndexOf('.') + 1))
        .map(({joined}) => joined)
        .join('')
    : '';

function enter<Key>(map: Map<Key, Phrase[]>, key: Key, phrase: Phrase): void {
  const those = map.get(key);
  if (those) those.push(phrase);
  else map.set(key, [phrase]);
}

/** What names sections besides their headings. */
export type OtherNames = Pick<SearchWordsFile, 'messages' | 'asked'>;

/** All names of the pages and sections of an index, and of the categories of each page. */
export function phrasesIn(
  documents: readonly SearchDocument[],
  pages: readonly PageRange[],
  vocabulary: Vocabulary,
  postings: Postings,
  {messages, asked}: OtherNames = {messages: [], asked: []},
): Pick<TagIndex, 'phrases' | 'phrasesOf' | 'namesakes' | 'categories'> {
  const phrases: Phrase[] = [];
  const namesakes = new Map<string, Phrase[]>();
  const phrasesOf = new Map<number, Phrase[]>();
  const known = new Map<string, Pick<Phrase, 'words' | 'key' | 'wordings'>>();
  /** Many sections have the same heading. */
  const read = (text: string): Pick<Phrase, 'words' | 'key' | 'wordings'> => {
    const before = known.get(text);
    if (before) return before;
    const found = wordsOf(unnumbered(text));
    const words = found.map((word) => phraseWord(word, vocabulary, postings, documents.length));
    const phrase = {words, key: found.map(({joined}) => joined).join(''), wordings: wordingsOf(text)};
    known.set(text, phrase);
    return phrase;
  };
  const add = (kind: PhraseKind, document: number, text: string, page?: number) => {
    const {words, key, wordings} = read(text);
    if (words.length === 0) return;
    const said = kind === 'section' || kind === 'message' ? wordings : [];
    const phrase: Phrase = {kind, document, ...(page !== undefined && {page}), words, key, wordings: said};
    phrases.push(phrase);
    enter(namesakes, key, phrase);
    for (const term of new Set(words.flatMap(({terms}) => terms.map((one) => one.term))))
      enter(phrasesOf, term, phrase);
  };
  for (const [number, {first, last}] of pages.entries()) {
    const page = documents[first];
    if (!page) continue;
    for (const title of titlesOf(page.pageTitle)) add('title', first, title, number);
    for (const alias of page.tags) add('alias', first, alias, number);
    for (let index = first; index <= last; index += 1) {
      const {sectionTitle = ''} = documents[index] ?? {};
      if (sectionTitle !== page.pageTitle) add(isIdentifier(sectionTitle) ? 'field' : 'section', index, sectionTitle);
    }
  }
  for (const [document, ...texts] of messages) for (const text of texts) add('message', document, text);
  for (const [document, ...texts] of asked) for (const text of texts) add('asked', document, text);
  const around = new Map<string, readonly PhraseWord[]>();
  const categories = pages.map(({first}) => {
    const labels = documents[first]?.sidebarParentCategories ?? [];
    const name = labels.join('\n');
    const words = around.get(name) ?? labels.flatMap((label) => read(label).words);
    around.set(name, words);
    return words;
  });
  return {phrases, phrasesOf, namesakes, categories};
}
