import type {PageRange} from '../index/tag-index';
import type {SearchDocument} from '../model';
import {namesThatAnswer, type Names} from './names';
import type {View} from './view';
import {weights} from './weights';

/** A section that matches the query (SPEC §3). */
interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** The terms of the index that matched in it. */
  readonly terms: readonly string[];
}

/** A page that matches the query, with its matching sections, best first. */
export interface PageResult {
  readonly route: string;
  /** The first document of the page. */
  readonly page: SearchDocument;
  readonly score: number;
  readonly sections: readonly SearchResult[];
}

/** The factor by which the kind of a document, rather than its text, changes its score among all pages or within its page. */
function standing(
  {index: {bare, fieldNames, remedies}, long, symptom, setting}: View,
  document: number,
  isPage: boolean,
  among: 'page' | 'section',
): number {
  if (setting) return isPage || fieldNames[document] === '' ? 1 : weights.setting[among];
  const remedy = symptom && remedies[document] === 1 ? weights.remedies : 1;
  const isBare = (symptom || long > 0) && !isPage && bare[document] === 1;
  return remedy * (isBare ? weights.bare : 1);
}

/**
 * The matching sections of a page, best first. Other than in the comparison of pages, a match in the name of the page counts little
 * here, since it holds for all of its sections.
 */
function sectionsOf(
  view: View,
  {first, last}: PageRange,
  {amongSections, exactly}: Names,
  factor: number,
): SearchResult[] {
  const {index, conditions, required} = view;
  const total = required.reduce((sum, {rarity}) => sum + rarity, 0);
  // What the name of the page says of each word.
  const named = conditions.map(({matches}) => matches.nameWeight[first] ?? 0);
  const answers: SearchResult[] = [];
  // A heading that was asked for is meant rather than the page as a whole.
  const isHeadingMeant = exactly.subarray(first, last + 1).includes(1);
  for (let place = first; place <= last; place += 1) {
    const document = index.documents[place];
    const name = amongSections[place] ?? 0;
    const isMeant = exactly[place] === 1;
    const isPage = place === first;
    let fits = 0;
    let covered = 0;
    let own = 0;
    let says = false;
    for (let number = 0; number < conditions.length; number += 1) {
      const {matches, rarity = 0, weight = 0} = conditions[number] ?? {};
      const said = matches?.weight[place] ?? 0;
      const title = named[number] ?? 0;
      if (said === 0 && title === 0) continue;
      says ||= said > 0;
      const around = weights.sectionContext * title;
      fits += rarity * weight * (isPage ? around + Math.max(0, said - title) : Math.max(said, around));
      if (weight !== 1) continue;
      covered += rarity;
      if (said > 0) own += rarity;
    }
    if (!document || (!says && name === 0 && !isMeant)) continue;
    // The name of the page speaks for all its sections, unless it is all that was asked for.
    const ofPage = name < weights.pageMeant || isHeadingMeant ? 0 : name;
    const ofHeading = isMeant ? Math.max(name, weights.headingMeant) : name;
    const bonus = isPage ? ofPage : ofHeading;
    const told = total === 0 ? fits : fits * (covered / total) * (own / total) ** weights.ownWords;
    const isRemedy = view.symptom && index.remedies[place] === 1;
    const telling = isRemedy ? 1 : (index.telling[place] ?? 1);
    const isUnasked = !isPage && !view.setting && !view.key.includes(index.fieldNames[place] ?? '');
    const standingHere = telling * standing(view, place, isPage, 'section') * (isUnasked ? weights.unaskedField : 1);
    const score = standingHere * (told + total * bonus);
    answers.push({
      document,
      // Whatever answers is shown, however little it fits.
      score: factor * Math.max(Number.MIN_VALUE, score),
      // Only few of them are shown.
      get terms() {
        const terms = conditions.flatMap(({matches}) => index.vocabulary.terms[(matches.term[place] ?? 0) - 1] ?? []);
        return [...new Set(terms)];
      },
    });
  }
  return answers.toSorted((a, b) => b.score - a.score);
}

/** The pages of one index that match the query, unordered. */
export function pageResults(view: View): PageResult[] {
  const {index, conditions, required: whole, long, symptom} = view;
  const names = namesThatAnswer(view);
  const total = whole.reduce((sum, {rarity}) => sum + rarity, 0);
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / whole.length);
  const sayings = conditions.map(({matches}) => matches.weight);
  /** Inverse document frequency of the required clauses; 0 for the others. */
  const required = Float64Array.from(conditions, ({rarity, weight}) => (weight === 1 ? rarity : 0));
  const factors = Float64Array.from(conditions, ({rarity, weight}) => rarity * weight);
  /** Scratch array, rewritten for each page: what the names of the page contribute to each clause. */
  const contexts = new Float64Array(conditions.length);
  /** Scratch array, rewritten for each page: numbers of the clauses that its documents match. */
  const said = new Uint32Array(conditions.length);
  return index.pages.flatMap((range, number): PageResult[] => {
    const {first, last, route, background} = range;
    const page = index.documents[first];
    if (!page) return [];
    let everywhere = 0;
    // What the names of the page answer alone is the same for all its sections.
    let around = 0;
    let coveredAround = 0;
    let coveredSomewhere = 0;
    let count = 0;
    conditions.forEach(({matches}, place) => {
      const most = matches.onPage[number] ?? 0;
      const context = weights.pageContext * (matches.nameWeight[first] ?? 0);
      if (most === 0 && context === 0) return;
      contexts[place] = context;
      coveredSomewhere += required[place] ?? 0;
      everywhere += (factors[place] ?? 0) * most;
      if (most > 0) said[count++] = place;
      else {
        around += (factors[place] ?? 0) * context;
        coveredAround += required[place] ?? 0;
      }
    });
    const isBehind = background !== '' && (view.key === background || !view.key.includes(background));
    // What such a page says in passing counts less than what it is called.
    const inPassing = isBehind && (symptom || long > 0) ? weights.long.background : 1;
    let best = 0;
    let second = 0;
    for (let document = first; document <= last; document += 1) {
      let score = around;
      let covered = coveredAround;
      let says = false;
      // This runs for every word on every section that may say it, at every key.
      for (let step = 0; step < count; step += 1) {
        const place = said[step] ?? 0;
        const own = sayings[place]?.[document] ?? 0;
        const context = contexts[place] ?? 0;
        if (own === 0 && context === 0) continue;
        says ||= own > 0;
        score += (factors[place] ?? 0) * (own > context ? own : context);
        covered += required[place] ?? 0;
      }
      const named = names.amongPages[document] ?? 0;
      if (!says && named === 0) continue;
      const share = total === 0 ? 1 : (covered + weights.elsewhere * long * (coveredSomewhere - covered)) / total;
      const here = standing(view, document, document === first, 'page');
      const value = here * (inPassing * score * share ** weights.coverage + total * named);
      second = value > best ? best : Math.max(second, value);
      best = Math.max(best, value);
    }
    if (best === 0) return [];
    const factor = weights.type[page.type] * (isBehind ? weights.background : 1);
    let sections: readonly SearchResult[] | undefined;
    return [
      {
        route,
        page,
        score: factor * (best + weights.secondSection * second + inPassing * wholePage * everywhere),
        // Only few pages are shown.
        get sections() {
          return (sections ??= sectionsOf(view, range, names, factor));
        },
      },
    ];
  });
}
