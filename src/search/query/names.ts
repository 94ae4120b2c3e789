import type {Phrase, TagIndex} from '../index/tag-index';
import {keyOf} from './atoms';
import type {Condition, View} from './view';
import {weights} from './weights';

/**
 * How well names answer the query, from 0 to 1: what they say of the query, and how little they say besides. Asked for
 * thousands of names at every key, so what is found is written over rather than made.
 */
class Answers {
  /** How well the name says each word of the query. */
  readonly own: number[];
  /** The name alone, and where it need not say what stands around it. */
  alone = 0;
  together = 0;
  readonly #asked: number;

  constructor(readonly view: View) {
    this.own = view.required.map(() => 0);
    this.#asked = view.required.reduce((sum, {rarity}) => sum + rarity, 0);
  }

  /** @param around how well what stands around the name answers each word */
  read({words, kind}: Phrase, around: readonly number[]): void {
    const {own, view} = this;
    const {required, long} = view;
    own.fill(0);
    let whole = 0;
    let covered = 0;
    for (const word of words) {
      let sum = 0;
      for (let number = 0; number < own.length; number += 1) {
        const value = (required[number] as Condition).says[word.number] ?? 0;
        sum += value;
        if (value > (own[number] ?? 0)) own[number] = value;
      }
      whole += word.weight;
      covered += word.weight * Math.min(1, sum);
    }
    this.alone = 0;
    this.together = 0;
    if (covered === 0) return;
    let alone = 0;
    let good = 0;
    let together = 0;
    let goodTogether = 0;
    for (let number = 0; number < own.length; number += 1) {
      const {rarity} = required[number] as Condition;
      const said = own[number] ?? 0;
      const best = Math.max(said, around[number] ?? 0);
      if (said > 0) alone += rarity;
      good += rarity * said;
      if (best > 0) together += rarity;
      goodTogether += rarity * best;
    }
    if (alone === 0) return;
    const {phraseCoverage, wholePhraseCoverage, wholePhraseLong} = weights;
    const longerPhrase = weights.longerPhrase * (kind === 'asked' ? 1 - long : 1);
    const share = covered / whole;
    // One word may stand anywhere in a long query.
    const kept = words.length > 1 ? 1 - (1 - wholePhraseLong) * long : 1 - long;
    const power = phraseCoverage - kept * share ** 4 * (phraseCoverage - wholePhraseCoverage);
    const brief = longerPhrase + (1 - longerPhrase) * share;
    this.alone = brief * (alone / this.#asked) ** power * (good / alone);
    this.together =
      good === goodTogether ? this.alone : brief * (together / this.#asked) ** power * (goodTogether / together);
  }
}

/** How well a name answers that begins as the query is written so far, spaces apart. */
function beginning(name: string, key: string): number {
  if (key === '' || !name.startsWith(key)) return 0;
  const {longerPhrase} = weights;
  return name === key ? 1 : weights.quality.growing * (longerPhrase + (1 - longerPhrase) * (key.length / name.length));
}

/**
 * How much of a message stands word for word in a query, such as a line of a log. Of two that stand there as a whole the
 * longer one says more of the query.
 */
function verbatim({wordings}: Phrase, {key}: View): number {
  let best = 0;
  for (const {pieces, isCode} of wordings) {
    let said = 0;
    let whole = 0;
    for (const piece of pieces) {
      whole += piece.length;
      if (key.includes(piece)) said += piece.length;
    }
    if (said >= weights.leastVerbatim * whole)
      best = Math.max(best, Math.sqrt(said / whole) * (isCode ? 1 : Math.min(1, said / key.length)));
  }
  return best;
}

/** The names that may answer, each once. */
function candidatesOf({key, required, index: {phrases, namesakes}}: View): Phrase[] {
  const candidates: Phrase[] = [];
  const seen = new Uint8Array(phrases.length);
  const add = (phrase: Phrase): void => {
    if (seen[phrase.number] === 1) return;
    seen[phrase.number] = 1;
    candidates.push(phrase);
  };
  for (const {words} of required) for (const {phrases: those} of words) those.forEach(add);
  // All of a name may be words without a meaning of their own: "What it does".
  for (let place = 0; place <= key.length; place += 1)
    for (const part of [key.slice(0, place), key.slice(place)]) namesakes.get(part)?.forEach(add);
  return candidates;
}

/** How well names answer, by document. */
export interface Names {
  /** Where pages are compared: the name of its page says a part of what a heading need not say. */
  readonly amongPages: Float64Array;
  /** Where the sections of one page are compared, all of which that speaks for. */
  readonly amongSections: Float64Array;
  /** 1 where the query is a heading with the title of its page. */
  readonly exactly: Uint8Array;
}

/** What stands around the name of a page. */
const nothing: readonly number[] = [];

/** The least weight of a word that the title of a page says; its tags and a single mention weigh less. */
const IN_TITLE = 3;

/** Whether a query is a heading and the title of its page, in either order. */
const isRest = (key: string, name: string, title: string): boolean =>
  (key.startsWith(name) && key === name + keyOf(title)) || (key.endsWith(name) && key === keyOf(title) + name);

function raise(values: Float64Array, document: number, value: number): void {
  if (value > (values[document] ?? 0)) values[document] = value;
}

/** How many names of all indexes have the same letters and digits. */
function namesakesOf({key, namesakes}: Phrase, others: readonly TagIndex[]): number {
  let sum = namesakes.length;
  for (const other of others) sum += other.namesakes.get(key)?.length ?? 0;
  return sum;
}

/**
 * The best answer that a name gives, by document: a page's title and aliases speak for its first document, the heading of
 * a section and the messages that it quotes for the section.
 */
export function namesThatAnswer(view: View): Names {
  const {key, others, required, index} = view;
  const amongPages = new Float64Array(index.documents.length);
  const amongSections = new Float64Array(index.documents.length);
  const exactly = new Uint8Array(index.documents.length);
  /** What the title of a page says of each word, by its first document: few pages have a name that may answer. */
  const titles: (readonly number[] | undefined)[] = [];
  const ofTitle = (first: number): readonly number[] =>
    (titles[first] ??= required.map(({matches}) =>
      (matches.nameWeight[first] ?? 0) > IN_TITLE ? weights.pageName : 0,
    ));
  const answers = new Answers(view);
  for (const phrase of candidatesOf(view)) {
    const {kind, document} = phrase;
    const {first = 0} = index.pages[index.pageOf[document] ?? 0] ?? {};
    const isPage = kind === 'title' || kind === 'alias';
    const begins = beginning(phrase.key, key);
    answers.read(phrase, isPage ? nothing : ofTitle(first));
    const inPage = Math.max(begins, answers.together);
    const says = isPage ? inPage : Math.max(begins, answers.alone);
    // A name that several places have, such as the heading "Install", counts less.
    const share = kind === 'title' ? 1 : 1 / Math.sqrt(namesakesOf(phrase, others));
    // The exact name of a field leads to its entry, the more the fewer places have a field of this name.
    const meant = kind === 'field' && phrase.key === key ? share * weights.phrase.ownField : weights.phrase[kind];
    const pasted = weights.verbatim * (kind === 'message' ? weights.quoted : 1) * verbatim(phrase, view);
    raise(amongSections, document, Math.max(share * meant * says, pasted));
    raise(amongPages, document, Math.max(share * meant * inPage, pasted));
    if (!isPage && isRest(key, phrase.key, index.documents[first]?.pageTitle ?? '')) exactly[document] = 1;
  }
  return {amongPages, amongSections, exactly};
}
