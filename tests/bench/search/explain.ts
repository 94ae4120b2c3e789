import type {Corpus} from '../../../src/search/engine/corpus';
import {evaluate, kindOf, nameScores} from '../../../src/search/engine/rank';
import {table} from '../format';
import {demoted, searching} from './engine';

const SHOWN = 5;
/** Number of listed sections of the first page, because the right page is only half of an answer. */
const SECTIONS = 3;

const two = (value: number): string => value.toFixed(2);

/** The signals that rank the first results of a query, with lunr's weight for each word. */
export function explain(corpus: Corpus, query: string): string {
  const evaluated = evaluate(corpus, query);
  const {clauses, key} = evaluated;
  const names = nameScores(evaluated);
  const rows = searching(corpus)(query)
    .pages.slice(0, SHOWN)
    .flatMap(({page, route, score, sections}, rank) => {
      const range = corpus.pages.find((one) => one.route === route);
      return sections.slice(0, rank === 0 ? SECTIONS : 1).map((section, order) => {
        const place = corpus.documents.indexOf(section.document);
        return [
          section.document.sectionRoute,
          order === 0 ? two(score) : '',
          order === 0 && range ? two(kindOf(key, range, page, demoted)) : '',
          two(section.score),
          two(names[place] ?? 0),
          ...clauses.map(({rarity, termWeights}) => two(rarity * (termWeights[place] ?? 0))),
        ];
      });
    });
  const typed = clauses.map(({typed: word, corrected}) => (corrected ? `${word} (as ${corrected})` : word));
  return table([['place', 'page', 'kind', 'section', 'name', ...typed], ...rows]);
}
