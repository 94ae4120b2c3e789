import type {SearchDocument} from '../model';
import type {Clause} from './clauses';
import type {LoadedIndex} from './loaded-index';
import type {Name} from './names';
import {weights} from './weights';

/** A query, evaluated in one index. Lists have an element for each clause, arrays one for each document. */
export interface View {
  readonly index: LoadedIndex;
  readonly clauses: readonly Clause[];
  /** The weight that lunr gives the best term of the clause in each document. */
  readonly said: readonly Float32Array[];
  /** The same counting only title and tags. */
  readonly named: readonly Float32Array[];
  /** Letters and digits of the query, without spaces. */
  readonly key: string;
  /** Sum of the rarities of the clauses. */
  readonly total: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Evaluates clauses in one index. */
export function viewOf(index: LoadedIndex, clauses: readonly Clause[], key: string): View {
  const size = index.documents.length;
  const best = (clause: Clause, field: 'all' | 'names'): Float32Array => {
    const values = new Float32Array(size);
    for (const [term, quality] of clause.terms)
      for (const [document, weight] of index.weights(term)[field]) {
        const value = quality * weight;
        if (value > (values[document] ?? 0)) values[document] = value;
      }
    return values;
  };
  const said = clauses.map((clause) => best(clause, 'all'));
  const total = sumOf(clauses.map(({rarity}) => rarity));
  return {index, clauses, key, total, said, named: clauses.map((clause) => best(clause, 'names'))};
}

/** How well names answer the query, by document. */
export interface NameMatches {
  /** Where pages are compared: the title of the page covers words that a heading then need not contain. */
  readonly amongPages: Float64Array;
  /** Where the sections of one page are compared, all of which have that title. */
  readonly amongSections: Float64Array;
}

/** The least weight of a word in the title of a page; tags and single mentions weigh less. */
const IN_TITLE = 3;

/** How much of the query a name covers, and how little it says besides; from 0 to 1. Called for thousands of names at every key. */
function covering(view: View, name: Name, says: readonly Float32Array[], context: readonly number[]) {
  const total = view.total || 1;
  let whole = 0;
  let covered = 0;
  const own = says.map(() => 0);
  for (const {number: word, weight} of name.words) {
    let sum = 0;
    for (let number = 0; number < says.length; number += 1) {
      const value = (says[number] as Float32Array)[word] ?? 0;
      sum += value;
      if (value > (own[number] ?? 0)) own[number] = value;
    }
    whole += weight;
    covered += weight * Math.min(1, sum);
  }
  const share = covered / whole;
  const power = weights.nameCoverage - share ** 4;
  const answers = (around: readonly number[]): number => {
    let asked = 0;
    let good = 0;
    for (let number = 0; number < own.length; number += 1) {
      const value = Math.max(own[number] ?? 0, around[number] ?? 0);
      const rarity = view.clauses[number]?.rarity ?? 0;
      if (value > 0) asked += rarity;
      good += rarity * value;
    }
    return asked === 0 ? 0 : (asked / total) ** power * (good / asked);
  };
  const alone = answers([]);
  return {alone, together: context.length === 0 ? alone : answers(context)};
}

/** The signal `depth`: a field deep inside others is meant less likely than one of the same name further out. */
const depth = (document?: SearchDocument): number =>
  1 - 0.06 * ((document?.sectionRoute.split('#', 2)[1] ?? '').split('.').length - 1);

function raise(values: Float64Array, document: number, value: number): void {
  if (value > (values[document] ?? 0)) values[document] = value;
}

/**
 * The signals `name` and `quoted`: how much of the query a title, heading, alias or asked phrase covers, and how little it
 * says besides; and whether the query contains a quoted message word for word.
 */
export function nameMatches(view: View): NameMatches {
  const {index, clauses, named, key} = view;
  const candidates = new Set<Name>();
  const says = clauses.map(({terms}) => {
    const values = new Float32Array(index.words.length);
    for (const [term, quality] of terms)
      for (const {word, share} of index.uses.get(term) ?? []) {
        if (values[word.number] === 0) for (const name of word.names) candidates.add(name);
        values[word.number] = Math.max(values[word.number] ?? 0, quality * share);
      }
    return values;
  });
  const amongPages = new Float64Array(index.documents.length);
  const amongSections = new Float64Array(index.documents.length);
  const contexts: (readonly number[])[] = [];
  for (const name of candidates) {
    const {kind, document} = name;
    const page = index.pageOf[document] ?? 0;
    const {first = 0} = index.pages[page] ?? {};
    const context = (contexts[page] ??= named.map((values) =>
      (values[first] ?? 0) > IN_TITLE ? weights.titleContext : 0,
    ));
    const {alone, together} = covering(view, name, says, document === first ? [] : context);
    const worth = depth(index.documents[document]) * weights.name[kind];
    const quoted = name.wordings.length === 0 ? 0 : weights.quoted * quotedIn(name, key);
    raise(amongPages, document, Math.max(worth * together, quoted));
    raise(amongSections, document, Math.max(worth * alone, quoted));
  }
  return {amongPages, amongSections};
}

/** The share of a message that the query contains word for word; 0 below a third. Of two messages the longer one counts more. */
function quotedIn({wordings}: Name, key: string): number {
  let best = 0;
  for (const {pieces, isCode} of wordings) {
    const whole = sumOf(pieces.map(({length}) => length));
    const said = sumOf(pieces.map((piece) => (key.includes(piece) ? piece.length : 0)));
    if (said > 0.3 * whole)
      best = Math.max(best, Math.sqrt(said / whole) * (isCode ? 1 : Math.min(1, said / key.length)));
  }
  return best;
}
