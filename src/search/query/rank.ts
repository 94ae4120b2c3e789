import type {PageRange} from '../index/tag-index';
import {categoryAnswers, namesThatAnswer} from './names';
import type {PageResult, SearchResult} from './search';
import {hasRemedies} from './symptoms';
import type {View} from './view';
import {weights} from './weights';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The pages of one index that answer the query, in no order. */
export function pageResults(view: View): PageResult[] {
  const {index, conditions, symptom} = view;
  const whole = conditions.filter(({weight}) => weight === 1);
  const total = sumOf(whole.map(({rarity}) => rarity));
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / whole.length);
  const categories = index.pages.map((_, page) => categoryAnswers(view, page));
  const names = namesThatAnswer(view, (page) => categories[page] ?? []);

  /** The answer of one page, if it has any. */
  const resultOf = ({first, last, route, background}: PageRange, number: number): PageResult[] => {
    const met = conditions.map((condition, place) => ({
      ...condition,
      /** How well the names around a section answer. */
      context: Math.max(
        weights.pageContext * (condition.matches.nameWeight[first] ?? 0),
        weights.category * (categories[number]?.[place] ?? 0),
      ),
      best: 0,
    }));
    /** `score` ranks the page, `fit` the sections on it. */
    const sections: {document: number; score: number; fit: number}[] = [];
    for (let document = first; document <= last; document += 1) {
      let score = 0;
      let covered = 0;
      let fit = 0;
      let own = names.has(document);
      for (const condition of met) {
        const weight = condition.matches.weight[document] ?? 0;
        const value = Math.max(weight, condition.context);
        if (value === 0) continue;
        own ||= weight > 0;
        const factor = condition.rarity * condition.weight;
        score += factor * value;
        const name = condition.matches.nameWeight[first] ?? 0;
        const around = weights.sectionContext * name;
        fit += factor * (document === first ? around + Math.max(0, weight - name) : Math.max(weight, around));
        if (condition.weight === 1) covered += factor;
        condition.best = Math.max(condition.best, weight);
      }
      if (!own) continue;
      const share = total === 0 ? 1 : covered / total;
      const named = names.get(document) ?? 0;
      // The name of the page speaks for all its sections, unless it is all that was asked for.
      const bonus = document === first && named < weights.pageMeant ? 0 : named;
      const {sectionTitle = '', pageTitle = ''} = index.documents[document] ?? {};
      const remedy = symptom && hasRemedies(sectionTitle, pageTitle) ? weights.remedies : 1;
      sections.push({
        document,
        score: remedy * (score * share ** weights.coverage + total * named),
        fit: remedy * (fit * share + total * bonus),
      });
    }
    const page = index.documents[first];
    if (sections.length === 0 || !page) return [];
    const bestScore = Math.max(...sections.map(({score}) => score));
    sections.sort((a, b) => b.fit - a.fit || a.document - b.document);
    const somewhere = sumOf(met.map(({best, rarity, weight}) => best * rarity * weight));
    const factor = weights.type[page.type] * (background ? weights.background : 1);
    return [
      {
        route,
        page,
        score: factor * (bestScore + wholePage * somewhere),
        sections: sections.flatMap(({document, fit}): SearchResult[] => {
          const found = index.documents[document];
          const terms = conditions.flatMap(
            ({matches}) => index.vocabulary.terms[(matches.term[document] ?? 0) - 1] ?? [],
          );
          return found ? [{document: found, score: factor * fit, terms: [...new Set(terms)]}] : [];
        }),
      },
    ];
  };
  return index.pages.flatMap(resultOf);
}
