import {isIdentifier} from '../../../src/search/index/phrases';
import type {TagIndex} from '../../../src/search/index/tag-index';
import {namesThatAnswer} from '../../../src/search/query/names';
import {search} from '../../../src/search/query/search';
import {asked} from '../../../src/search/query/view';
import {table} from '../format';
import {places} from './engine';
import type {GoldenQuery} from './queries';

const SHOWN = 5;

/** Sections of the first page that are told, since the right page is only half of an answer. */
const SECTIONS = 3;

/** Tells why the first results of a query stand where they do: scores, names that answer, and what each word gives. */
export function explain(indexes: readonly TagIndex[], query: string): string {
  const {clauses, views} = asked(indexes, query);
  const typed = clauses.map(({typed: word, corrected}) => (corrected ? `${word} (as ${corrected})` : word));
  const rows = search(indexes, query)
    .pages.slice(0, SHOWN)
    .flatMap(({page, score, sections}, rank) => {
      const view = views.find(({index}) => index.documents.includes(page));
      if (!view) return [];
      const names = namesThatAnswer(view);
      const name = (names.amongPages[view.index.documents.indexOf(page)] ?? 0).toFixed(2);
      return sections.slice(0, rank === 0 ? SECTIONS : 1).map((section, order) => {
        const place = view.index.documents.indexOf(section.document);
        const words = view.conditions.map(({matches, rarity, weight}) =>
          ((matches.weight[place] ?? 0) * rarity * weight).toFixed(1),
        );
        const ofPage = order === 0 ? [score.toFixed(1), name] : ['', ''];
        const heading = (names.amongSections[place] ?? 0).toFixed(2);
        return [section.document.sectionRoute, ...ofPage, section.score.toFixed(1), heading, ...words];
      });
    });
  return table([['place', 'page', 'its name', 'section', 'heading', ...typed], ...rows]);
}

/** What no query of the sets finds among its first three: pages, and headings by the page that they stand on. */
export function unfound(
  indexes: readonly TagIndex[],
  queries: readonly GoldenQuery[],
): {pages: string[]; sections: [route: string, anchors: string[]][]} {
  const pages = new Set<string>();
  const shown = new Set<string>();
  const showing = places(indexes);
  for (const {q} of queries) {
    for (const {route} of search(indexes, q).pages.slice(0, 3)) pages.add(route);
    for (const address of showing(q).slice(0, 3)) shown.add(address);
  }
  // Fields and entries are found by their names.
  const missing = indexes.flatMap(({documents}) =>
    documents.filter(({sectionTitle}) => !isIdentifier(sectionTitle)).map(({sectionRoute}) => sectionRoute),
  );
  const sections = new Map<string, string[]>();
  for (const address of missing.filter((route) => route.includes('#') && !shown.has(route))) {
    const [route = '', anchor = ''] = address.split('#', 2);
    sections.set(route, [...(sections.get(route) ?? []), anchor]);
  }
  return {
    pages: indexes.flatMap((index) => index.pages.map(({route}) => route)).filter((route) => !pages.has(route)),
    sections: [...sections],
  };
}
