import type {PageRange} from '../index/tag-index';
import type {SearchDocument} from '../model';
import {namesThatAnswer} from './names';
import type {View} from './view';
import {weights} from './weights';

/** A section that answers the query (SPEC §3). */
export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** The terms of the index that were found in it. */
  readonly terms: readonly string[];
}

/** A page that answers the query, with its sections that do. Results are ordered by score. */
export interface PageResult {
  readonly route: string;
  /** The first document of the page. */
  readonly page: SearchDocument;
  readonly score: number;
  readonly sections: readonly SearchResult[];
}

/** How much a place counts for what it is rather than what it says. */
function standing({index: {bare, remedies, fieldNames}, key, long, symptom}: View, document: number, isPage: boolean) {
  const remedy = symptom && remedies[document] === 1 ? weights.remedies : 1;
  const isBare = (symptom || long > 0) && !isPage && bare[document] === 1;
  const isUnasked = !isPage && !key.includes(fieldNames[document] ?? '');
  return {
    amongPages: remedy * (isBare ? weights.bare.page : 1),
    amongSections: remedy * (isBare ? weights.bare.section : 1) * (isUnasked ? weights.unaskedField : 1),
  };
}

/**
 * The sections of a page that answer, best first. Unlike where pages are compared, the name of the page says little here:
 * it speaks for all of them.
 */
function sectionsOf(view: View, {first, last}: PageRange, names: Float64Array, factor: number): SearchResult[] {
  const {index, conditions, required, long} = view;
  const total = required.reduce((sum, {rarity}) => sum + rarity, 0);
  const share = long > 0 ? weights.long.sectionContext : weights.sectionContext;
  const answers: SearchResult[] = [];
  for (let place = first; place <= last; place += 1) {
    const document = index.documents[place];
    if (!document) continue;
    const isPage = place === first;
    let fits = 0;
    let covered = 0;
    let own = 0;
    const terms = new Set<string>();
    conditions.forEach(({matches, categories, rarity, weight}) => {
      const said = matches.weight[place] ?? 0;
      const name = matches.nameWeight[first] ?? 0;
      const around = share * name;
      const term = index.vocabulary.terms[(matches.term[place] ?? 0) - 1];
      if (term !== undefined) terms.add(term);
      if (said === 0 && name === 0 && (categories[index.pageOf[first] ?? 0] ?? 0) === 0) return;
      fits += rarity * weight * (isPage ? around + Math.max(0, said - name) : Math.max(said, around));
      if (weight !== 1) return;
      covered += rarity;
      if (said > 0) own += rarity;
    });
    const named = names[place] ?? 0;
    if (terms.size === 0 && named === 0) continue;
    // The name of the page speaks for all its sections, unless it is all that was asked for.
    const bonus = isPage && named < weights.pageMeant ? 0 : named;
    const told = total === 0 ? fits : fits * (covered / total) * (own / total) ** weights.ownWords;
    const score = standing(view, place, isPage).amongSections * (told + total * bonus);
    // Whatever answers is shown, however little it fits.
    answers.push({document, score: factor * Math.max(Number.MIN_VALUE, score), terms: [...terms]});
  }
  return answers.toSorted((a, b) => b.score - a.score);
}

/** The pages of one index that answer the query, in no order. */
export function pageResults(view: View): PageResult[] {
  const {index, conditions, required: whole, long, symptom} = view;
  const names = namesThatAnswer(view);
  const total = whole.reduce((sum, {rarity}) => sum + rarity, 0);
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / whole.length);
  const sayings = conditions.map(({matches}) => matches.weight);
  /** How rare the words are that have to be there; 0 for the others. */
  const required = Float64Array.from(conditions, ({rarity, weight}) => (weight === 1 ? rarity : 0));
  const factors = Float64Array.from(conditions, ({rarity, weight}) => rarity * weight);
  /** What names and categories of a page say, by the number of the condition, for one page after the other. */
  const contexts = new Float64Array(conditions.length);
  return index.pages.flatMap((range, number): PageResult[] => {
    const {first, last, route, background} = range;
    const page = index.documents[first];
    if (!page) return [];
    let everywhere = 0;
    let coveredSomewhere = 0;
    conditions.forEach(({matches, categories}, place) => {
      const most = matches.onPage[number] ?? 0;
      const context = Math.max(
        weights.pageContext * (matches.nameWeight[first] ?? 0),
        weights.category * (categories[number] ?? 0),
      );
      contexts[place] = context;
      everywhere += (factors[place] ?? 0) * most;
      if (most > 0 || context > 0) coveredSomewhere += required[place] ?? 0;
    });
    // What such a page says in passing counts less than what it is called.
    const inPassing = background && (symptom || long > 0) ? weights.long.background : 1;
    const saying = everywhere > 0 ? conditions.length : 0;
    let best = 0;
    for (let document = first; document <= last; document += 1) {
      let score = 0;
      let covered = 0;
      let says = false;
      // As a loop: this runs for every condition on every document, at every key.
      for (let place = 0; place < saying; place += 1) {
        const said = sayings[place]?.[document] ?? 0;
        const context = contexts[place] ?? 0;
        if (said === 0 && context === 0) continue;
        says ||= said > 0;
        score += (factors[place] ?? 0) * (said > context ? said : context);
        covered += required[place] ?? 0;
      }
      const named = names[document] ?? 0;
      if (!says && named === 0) continue;
      const share = total === 0 ? 1 : (covered + weights.elsewhere * long * (coveredSomewhere - covered)) / total;
      const {amongPages} = standing(view, document, document === first);
      best = Math.max(best, amongPages * (inPassing * score * share ** weights.coverage + total * named));
    }
    if (best === 0) return [];
    const factor = weights.type[page.type] * (background ? weights.background : 1);
    let sections: readonly SearchResult[] | undefined;
    return [
      {
        route,
        page,
        score: factor * (best + inPassing * wholePage * everywhere),
        // Only few pages are shown.
        get sections() {
          return (sections ??= sectionsOf(view, range, names, factor));
        },
      },
    ];
  });
}
