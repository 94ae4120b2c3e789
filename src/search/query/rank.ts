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

/** The sections of a page that answer, best first. */
function sectionsOf({index, conditions}: View, {first, last}: PageRange, fit: Float64Array, factor: number) {
  const places: number[] = [];
  for (let document = first; document <= last; document += 1) if ((fit[document] ?? 0) > 0) places.push(document);
  places.sort((a, b) => (fit[b] ?? 0) - (fit[a] ?? 0) || a - b);
  return places.flatMap((place): SearchResult[] => {
    const document = index.documents[place];
    const terms = conditions.flatMap(({matches}) => index.vocabulary.terms[(matches.term[place] ?? 0) - 1] ?? []);
    return document ? [{document, score: factor * (fit[place] ?? 0), terms: [...new Set(terms)]}] : [];
  });
}

/** The pages of one index that answer the query, in no order. */
export function pageResults(view: View): PageResult[] {
  const {index, conditions, required: whole, long, symptom} = view;
  const names = namesThatAnswer(view);
  const total = whole.reduce((sum, {rarity}) => sum + rarity, 0);
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / whole.length);
  /** Ranks the sections on a page. */
  const fit = new Float64Array(index.documents.length);
  const sayings = conditions.map(({matches}) => matches.weight);
  /** How rare the words are that have to be there; 0 for the others. */
  const required = Float64Array.from(conditions, ({rarity, weight}) => (weight === 1 ? rarity : 0));
  const factors = Float64Array.from(conditions, ({rarity, weight}) => rarity * weight);
  // By the number of the condition, for one page after the other. What title and tags of the page say of it;
  const pageNames = new Float64Array(conditions.length);
  // how much that counts for its sections where pages are compared, the categories of the page included;
  const contexts = new Float64Array(conditions.length);
  // the same where the sections of the page are compared;
  const beside = new Float64Array(conditions.length);
  // and the most that a section says.
  const somewhere = new Float64Array(conditions.length);
  const besideShare = long > 0 ? weights.long.sectionContext : weights.sectionContext;
  return index.pages.flatMap((range, number): PageResult[] => {
    const {first, last, route, background} = range;
    const page = index.documents[first];
    if (!page) return [];
    conditions.forEach(({matches, categories}, place) => {
      const name = matches.nameWeight[first] ?? 0;
      pageNames[place] = name;
      contexts[place] = Math.max(weights.pageContext * name, weights.category * (categories[number] ?? 0));
      beside[place] = besideShare * name;
    });
    somewhere.fill(0);
    // What such a page says in passing counts less than what it is called.
    const inPassing = background && (symptom || long > 0) ? weights.long.background : 1;
    let best = 0;
    for (let document = first; document <= last; document += 1) {
      const isPage = document === first;
      let score = 0;
      let fits = 0;
      let covered = 0;
      let own = 0;
      let says = false;
      // As a loop: this runs for every condition on every document, at every key.
      for (let place = 0; place < conditions.length; place += 1) {
        const said = sayings[place]?.[document] ?? 0;
        const context = contexts[place] ?? 0;
        if (said === 0 && context === 0) continue;
        const factor = factors[place] ?? 0;
        if (said > 0) {
          says = true;
          own += required[place] ?? 0;
          if (said > (somewhere[place] ?? 0)) somewhere[place] = said;
        }
        score += factor * (said > context ? said : context);
        const around = beside[place] ?? 0;
        const name = pageNames[place] ?? 0;
        if (isPage) fits += factor * (around + (said > name ? said - name : 0));
        else fits += factor * (said > around ? said : around);
        covered += required[place] ?? 0;
      }
      const named = names[document] ?? 0;
      if (!says && named === 0) continue;
      const share = total === 0 ? 1 : covered / total;
      const {amongPages, amongSections} = standing(view, document, isPage);
      best = Math.max(best, amongPages * (inPassing * score * share ** weights.coverage + total * named));
      // The name of the page speaks for all its sections, unless it is all that was asked for.
      const bonus = isPage && named < weights.pageMeant ? 0 : named;
      // Whatever answers is shown, however little it fits.
      const told = fits * share * (own / (total || 1)) ** weights.ownWords;
      fit[document] = Math.max(Number.MIN_VALUE, amongSections * (told + total * bonus));
    }
    if (best === 0) return [];
    const factor = weights.type[page.type] * (background ? weights.background : 1);
    const everywhere = somewhere.reduce((sum, most, place) => sum + (factors[place] ?? 0) * most, 0);
    let sections: readonly SearchResult[] | undefined;
    return [
      {
        route,
        page,
        score: factor * (best + inPassing * wholePage * everywhere),
        // Only few pages are shown.
        get sections() {
          return (sections ??= sectionsOf(view, range, fit, factor));
        },
      },
    ];
  });
}
