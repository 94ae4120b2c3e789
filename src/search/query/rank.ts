import type {PageRange} from '../index/tag-index';
import {categoryAnswers, namesThatAnswer} from './names';
import type {PageResult, SearchResult} from './search';
import type {View} from './view';
import {weights} from './weights';

/** What the conditions give to each document and each page. */
interface Scores {
  /** Ranks pages by their sections. */
  readonly score: Float64Array;
  /** Ranks the sections on a page. */
  readonly fit: Float64Array;
  /** How much of the query a section says, by rarity. */
  readonly covered: Float64Array;
  /** 1 for sections that say something of the query themselves. */
  readonly own: Uint8Array;
  /** What a page says anywhere. */
  readonly somewhere: Float64Array;
}

function scoresOf({index: {documents, pages}, conditions}: View, around: readonly Float32Array[]): Scores {
  const score = new Float64Array(documents.length);
  const fit = new Float64Array(documents.length);
  const covered = new Float64Array(documents.length);
  const own = new Uint8Array(documents.length);
  const somewhere = new Float64Array(pages.length);
  conditions.forEach(({matches: {weight: weightOf, nameWeight}, rarity, weight}, number) => {
    const factor = rarity * weight;
    const whole = weight === 1 ? factor : 0;
    for (let page = 0; page < pages.length; page += 1) {
      const {first, last} = pages[page] as PageRange;
      const name = nameWeight[first] ?? 0;
      /** How well the names around a section answer. */
      const context = Math.max(weights.pageContext * name, weights.category * (around[number]?.[page] ?? 0));
      const beside = weights.sectionContext * name;
      let best = 0;
      for (let document = first; document <= last; document += 1) {
        const said = weightOf[document] ?? 0;
        const value = Math.max(said, context);
        if (value === 0) continue;
        if (said > 0) own[document] = 1;
        if (said > best) best = said;
        const fits = document === first ? beside + Math.max(0, said - name) : Math.max(said, beside);
        score[document] = (score[document] ?? 0) + factor * value;
        fit[document] = (fit[document] ?? 0) + factor * fits;
        covered[document] = (covered[document] ?? 0) + whole;
      }
      somewhere[page] = (somewhere[page] ?? 0) + best * factor;
    }
  });
  return {score, fit, covered, own, somewhere};
}

/** The sections of a page that answer, best first. */
function sectionsOf(
  {index, conditions}: View,
  {first, last}: PageRange,
  fit: Float64Array,
  factor: number,
): SearchResult[] {
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
  const {index, conditions, symptom} = view;
  const around = categoryAnswers(view);
  const names = namesThatAnswer(view, around);
  const {score, fit, covered, own, somewhere} = scoresOf(view, around);
  const whole = conditions.filter(({weight}) => weight === 1);
  const total = whole.reduce((sum, {rarity}) => sum + rarity, 0);
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / whole.length);
  return index.pages.flatMap((range, number): PageResult[] => {
    const {first, last, route, background} = range;
    let best = 0;
    for (let document = first; document <= last; document += 1) {
      const named = names[document] ?? 0;
      if (own[document] === 0 && named === 0) {
        fit[document] = 0;
        continue;
      }
      const share = total === 0 ? 1 : (covered[document] ?? 0) / total;
      // The name of the page speaks for all its sections, unless it is all that was asked for.
      const bonus = document === first && named < weights.pageMeant ? 0 : named;
      const remedy = symptom && index.remedies[document] === 1 ? weights.remedies : 1;
      best = Math.max(best, remedy * ((score[document] ?? 0) * share ** weights.coverage + total * named));
      // Whatever answers is shown, however little it fits.
      fit[document] = Math.max(Number.MIN_VALUE, remedy * ((fit[document] ?? 0) * share + total * bonus));
    }
    const page = index.documents[first];
    if (best === 0 || !page) return [];
    const factor = weights.type[page.type] * (background ? weights.background : 1);
    let sections: readonly SearchResult[] | undefined;
    return [
      {
        route,
        page,
        score: factor * (best + wholePage * (somewhere[number] ?? 0)),
        // Only few pages are shown.
        get sections() {
          return (sections ??= sectionsOf(view, range, fit, factor));
        },
      },
    ];
  });
}
