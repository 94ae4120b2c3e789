import type {Phrase} from '../index/tag-index';
import {keyOf} from './atoms';
import type {Condition, View} from './view';
import {weights} from './weights';

const NOTHING = [0, 0] as const;

/** A shorter part of a message may stand in others. */
const LEAST_PASTED = 16;

/**
 * How well a name answers the query, from 0 to 1: what it says of the query, and how little it says besides.
 *
 * @param around how well what stands around the name answers each condition
 * @returns the name alone, and where it need not say what stands around it
 */
function answer({words}: Phrase, {required, long}: View, around: readonly number[]): readonly [number, number] {
  let asked = 0;
  let alone = 0;
  let good = 0;
  let together = 0;
  let goodTogether = 0;
  for (let number = 0; number < required.length; number += 1) {
    const {says, rarity} = required[number] as Condition;
    let own = 0;
    for (const word of words) own = Math.max(own, says(word));
    const best = Math.max(own, around[number] ?? 0);
    asked += rarity;
    if (own > 0) alone += rarity;
    good += rarity * own;
    if (best > 0) together += rarity;
    goodTogether += rarity * best;
  }
  if (alone === 0) return NOTHING;
  let whole = 0;
  let covered = 0;
  for (const word of words) {
    whole += word.weight;
    let said = 0;
    for (const {says} of required) said += says(word);
    covered += word.weight * Math.min(1, said);
  }
  if (whole === 0) return NOTHING;
  const {longerPhrase, phraseCoverage, wholePhraseCoverage} = weights;
  const told = long > 0 ? 0 : (covered / whole) ** 4;
  const power = phraseCoverage - told * (phraseCoverage - wholePhraseCoverage);
  const brief = longerPhrase + (1 - longerPhrase) * (covered / whole);
  const first = brief * (alone / asked) ** power * (good / alone);
  return [first, brief * (together / asked) ** power * (goodTogether / together)];
}

/** How well a name answers that begins as the query is written so far, spaces apart. */
function beginning(name: string, key: string): number {
  if (key === '' || !name.startsWith(key)) return 0;
  const {longerPhrase} = weights;
  return name === key ? 1 : weights.quality.growing * (longerPhrase + (1 - longerPhrase) * (key.length / name.length));
}

/**
 * How much of a message stands word for word in a longer query, such as a line of a log, or how much of it a query is. Of two
 * that stand there as a whole the longer one says more of the query.
 */
function verbatim({wordings, key: name}: Phrase, {key, letters}: View): number {
  if (wordings.length === 0) return 0;
  if (key.length >= LEAST_PASTED && name.includes(key))
    return name.startsWith(key) ? 1 : Math.sqrt(Math.max(weights.leastVerbatim, key.length / name.length));
  if (key.length <= name.length / 2) return 0;
  let best = 0;
  for (const {pieces, isCode} of wordings) {
    let said = 0;
    let whole = 0;
    for (const piece of pieces) {
      whole += piece.length;
      if (key.includes(piece)) said += piece.length;
    }
    if (said >= weights.leastVerbatim * whole)
      best = Math.max(best, Math.sqrt(said / whole) * (isCode ? 1 : Math.min(1, said / letters)));
  }
  return best;
}

/** The names that may answer. */
function candidatesOf({key, required, index: {phrases, phrasesOf, namesakes}}: View): Set<Phrase> {
  const candidates = new Set<Phrase>();
  for (const {expansion} of required)
    for (const term of expansion.keys()) for (const phrase of phrasesOf.get(term) ?? []) candidates.add(phrase);
  if (key.length > 2) for (const phrase of phrases) if (phrase.key.startsWith(key)) candidates.add(phrase);
  // All of a name may be words without a meaning of their own: "What it does".
  for (let place = 0; place <= key.length; place += 1)
    for (const part of [key.slice(0, place), key.slice(place)])
      for (const phrase of namesakes.get(part) ?? []) candidates.add(phrase);
  return candidates;
}

/** How well names answer, by document. */
export interface Names {
  /** Where pages are compared: the name of its page says a part of what a heading need not say. */
  readonly amongPages: Float64Array;
  /** Where the sections of one page are compared, all of which that speaks for. */
  readonly amongSections: Float64Array;
  /** How well the names of a page say it, and a heading that together with these is what was asked for. */
  readonly together: Float64Array;
}

/** The least weight of a word that the title of a page says; its tags and a single mention weigh less. */
const IN_TITLE = 3;

/** More than any name says: the query is a heading with the title of its page. */
const EXACTLY = 2;

/** Whether a query is a heading and the title of its page, in either order. */
const isRest = (key: string, name: string, title: string): boolean =>
  (key.startsWith(name) && key === name + keyOf(title)) || (key.endsWith(name) && key === keyOf(title) + name);

function raise(values: Float64Array, document: number, value: number): void {
  if (value > (values[document] ?? 0)) values[document] = value;
}

/** What is known of each page, made when first asked for: few pages have a name that may answer. */
function byPage(make: (page: number) => readonly number[]): (page: number) => readonly number[] {
  const known: (readonly number[] | undefined)[] = [];
  return (page) => (known[page] ??= make(page));
}

/**
 * The best answer that a name gives, by document: a page's title and aliases speak for its first document, the heading of
 * a section and the messages that it quotes for the section.
 */
export function namesThatAnswer(view: View): Names {
  const {key, namesakesOf, required, index} = view;
  const amongPages = new Float64Array(index.documents.length);
  const amongSections = new Float64Array(index.documents.length);
  const meantTogether = new Float64Array(index.documents.length);
  /** What the title of a page says of each word, for the names of its sections, and its categories, for its own. */
  const ofTitle = byPage((page) => {
    const {first = 0} = index.pages[page] ?? {};
    return required.map(({matches}) => ((matches.nameWeight[first] ?? 0) > IN_TITLE ? weights.pageName : 0));
  });
  const ofCategories = byPage((page) => required.map(({categories}) => weights.categoryName * (categories[page] ?? 0)));
  for (const phrase of candidatesOf(view)) {
    const {kind, document, words} = phrase;
    const page = phrase.page ?? index.pageOf[document] ?? 0;
    const isPage = phrase.page !== undefined;
    const around = isPage ? ofCategories(page) : ofTitle(page);
    const begins = beginning(phrase.key, key);
    const [alone, together] = answer(phrase, view, around);
    const inPage = Math.max(begins, together);
    const says = isPage ? inPage : Math.max(begins, alone);
    // A name that several places have, such as the heading "Install", counts less.
    const share = kind === 'title' ? 1 : namesakesOf(phrase.key) ** -0.5;
    // The exact name of a field leads to its entry, the more the fewer places have a field of this name.
    const meant = kind === 'field' && phrase.key === key ? share * weights.phrase.ownField : weights.phrase[kind];
    const pasted = weights.verbatim * (kind === 'message' ? weights.quoted : 1) * verbatim(phrase, view);
    raise(amongSections, document, Math.max(share * meant * says, pasted));
    raise(amongPages, document, Math.max(share * meant * inPage, pasted));
    if (isPage) raise(meantTogether, document, says);
    else if (isRest(key, phrase.key, index.documents[index.pages[page]?.first ?? 0]?.pageTitle ?? ''))
      raise(meantTogether, document, EXACTLY);
    else if (
      inPage > weights.headingMeant.from &&
      required.some((condition, number) => !around[number] && words.some((word) => condition.says(word) > 0))
    )
      raise(meantTogether, document, inPage);
  }
  return {amongPages, amongSections, together: meantTogether};
}
