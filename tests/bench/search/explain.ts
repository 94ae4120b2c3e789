import type {TagIndex} from '../../../src/search/index/tag-index';
import {categoryAnswers, namesThatAnswer} from '../../../src/search/query/names';
import {search} from '../../../src/search/query/search';
import {asked} from '../../../src/search/query/view';
import {table} from '../format';
import type {GoldenQuery} from './queries';

const SHOWN = 5;

/** Tells why the first results of a query stand where they do: scores, names that answer, and what each word gives. */
export function explain(indexes: readonly TagIndex[], query: string): string {
  const {clauses, views} = asked(indexes, query);
  const typed = clauses.map(({typed: word, corrected}) => (corrected ? `${word} (as ${corrected})` : word));
  const rows = search(indexes, query)
    .pages.slice(0, SHOWN)
    .map(({page, score, sections: [best]}) => {
      const view = views.find(({index}) => index.documents.includes(page));
      const place = view && best ? view.index.documents.indexOf(best.document) : -1;
      const names = view ? namesThatAnswer(view, categoryAnswers(view)) : new Float64Array();
      const first = view?.index.documents.indexOf(page) ?? -1;
      const words = (view?.conditions ?? []).map(({matches, rarity, weight}) =>
        ((matches.weight[place] ?? 0) * rarity * weight).toFixed(1),
      );
      return [
        best?.document.sectionRoute ?? '',
        score.toFixed(1),
        (names[first] ?? 0).toFixed(2),
        (names[place] ?? 0).toFixed(2),
        ...words,
      ];
    });
  return table([['first place of the page', 'score', 'page name', 'heading', ...typed], ...rows]);
}

/** Pages that no query of the sets finds among its first three. */
export function unfound(indexes: readonly TagIndex[], queries: readonly GoldenQuery[]): string[] {
  const found = new Set(
    queries.flatMap(({q}) =>
      search(indexes, q)
        .pages.slice(0, 3)
        .map(({route}) => route),
    ),
  );
  return indexes.flatMap(({pages}) => pages.map(({route}) => route)).filter((route) => !found.has(route));
}
