import type {Phrase} from '../index/tag-index';
import type {View} from './view';
import {weights} from './weights';

/** A shorter part of a message may stand in others. */
const LEAST_PASTED = 16;

/** How well a name answers the query, from 0 to 1: what it says of the query, and how little it says besides. */
function answer({words, page}: Phrase, {required, long}: View): number {
  let asked = 0;
  let answered = 0;
  let good = 0;
  let isOwn = false;
  for (const {says, rarity, categories} of required) {
    let own = 0;
    for (const word of words) own = Math.max(own, says(word));
    // What the categories of a page say, its name need not.
    const best = page === undefined ? own : Math.max(own, weights.categoryName * (categories[page] ?? 0));
    isOwn ||= own > 0;
    asked += rarity;
    if (best > 0) answered += rarity;
    good += rarity * best;
  }
  if (!isOwn || answered === 0) return 0;
  let whole = 0;
  let covered = 0;
  for (const word of words) {
    whole += word.weight;
    let said = 0;
    for (const {says} of required) said += says(word);
    covered += word.weight * Math.min(1, said);
  }
  if (whole === 0) return 0;
  const {longerPhrase, phraseCoverage, wholePhraseCoverage} = weights;
  const told = long > 0 ? 0 : (covered / whole) ** 4;
  return (
    (answered / asked) ** (phraseCoverage - told * (phraseCoverage - wholePhraseCoverage)) *
    (good / answered) *
    (longerPhrase + (1 - longerPhrase) * (covered / whole))
  );
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
function candidatesOf({key, required, index: {phrases, phrasesOf}}: View): Set<Phrase> {
  const candidates = new Set<Phrase>();
  for (const {expansion} of required)
    for (const term of expansion.keys()) for (const phrase of phrasesOf.get(term) ?? []) candidates.add(phrase);
  const begins = key.length > 2;
  for (const phrase of phrases) if (begins ? phrase.key.startsWith(key) : phrase.key === key) candidates.add(phrase);
  return candidates;
}

/**
 * The best answer that a name gives, by document: a page's title, aliases and path speak for its first document, the
 * heading of a section and the messages that it quotes for the section.
 */
export function namesThatAnswer(view: View): Float64Array {
  const {key, namesakesOf, index} = view;
  const best = new Float64Array(index.documents.length);
  for (const phrase of candidatesOf(view)) {
    const {kind, document} = phrase;
    const says = Math.max(answer(phrase, view), beginning(phrase.key, key));
    // A name that several places have, such as the heading "Install", counts less.
    const share = kind === 'title' ? 1 : namesakesOf(phrase.key) ** -0.5;
    // The exact name of a field leads to its entry, the more the fewer places have a field of this name.
    const meant = kind === 'field' && phrase.key === key ? share * weights.phrase.ownField : weights.phrase[kind];
    const pasted = weights.verbatim * (kind === 'message' ? weights.quoted : 1) * verbatim(phrase, view);
    const value = Math.max(share * meant * says, pasted);
    if (value > (best[document] ?? 0)) best[document] = value;
  }
  return best;
}
