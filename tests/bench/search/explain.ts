import type {LoadedIndex} from '../../../src/search/engine/loaded-index';
import {kindOf} from '../../../src/search/engine/rank';
import {evaluate} from '../../../src/search/engine/search';
import {nameMatches} from '../../../src/search/engine/signals';
import {table} from '../format';
import {behind, searching} from './engine';

const SHOWN = 5;
/** How many sections of the first page are listed, because the right page is only half of an answer. */
const SECTIONS = 3;

const two = (value: number): string => value.toFixed(2);

/** The signals that put the first results of a query where they are, with the weight that lunr gives each word. */
export function explain(indexes: readonly LoadedIndex[], query: string): string {
  const {clauses, views} = evaluate(indexes, query);
  const rows = searching(indexes)(query)
    .pages.slice(0, SHOWN)
    .flatMap(({page, route, score, sections}, rank) => {
      const view = views.find(({index}) => index.documents.includes(page));
      if (!view) return [];
      const names = nameMatches(view);
      const range = view.index.pages.find((one) => one.route === route);
      return sections.slice(0, rank === 0 ? SECTIONS : 1).map((section, order) => {
        const place = view.index.documents.indexOf(section.document);
        return [
          section.document.sectionRoute,
          order === 0 ? two(score) : '',
          order === 0 && range ? two(kindOf(view, range, page, behind)) : '',
          two(section.score),
          two(names.amongPages[place] ?? 0),
          ...view.clauses.map(({rarity}, number) => two(rarity * (view.said[number]?.[place] ?? 0))),
        ];
      });
    });
  const typed = clauses.map(({typed: word, corrected}) => (corrected ? `${word} (as ${corrected})` : word));
  return table([['place', 'page', 'kind', 'section', 'name', ...typed], ...rows]);
}
