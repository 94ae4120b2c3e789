import memoize from 'lodash/memoize';
import {Corpus} from '../../../src/search/engine/corpus';
import type {Found} from '../../../src/search/engine/search';
import {weights} from '../../../src/search/engine/weights';
import {table} from '../format';
import {engine, places, searching} from './engine';
import {ranked, sectionRank} from './measures';
import {goldenQueries, querySets} from './queries';

/** Switches each signal off by setting its weight to the neutral value. */
const switches: Readonly<Record<string, (of: typeof weights) => void>> = {
  synonym: ({quality}) => (quality.synonym = 0),
  'title and alias': ({name}) => (name.page = 0),
  'heading and field': ({name}) => (name.section = 0),
  'asked phrase': ({name}) => (name.asked = 0),
  'quoted message': (of) => (of.quoted = 0),
  'coverage of names': (of) => (of.nameCoverage = 1),
  'everyday words': (of) => (of.everyday = 1),
  'further sections': (of) => (of.further = 0),
  'coverage by the page': (of) => (of.pageCoverage = 0),
  'kind of page': (of) => (of.kind = {docs: 1, blog: 1, other: 1, background: 1, removed: 1}),
};

/** The number of queries in a set whose first result is right, by page and by section. */
function answered(search: (query: string) => Found, isTuned: boolean) {
  const find = memoize(search);
  const queries = querySets.filter((set) => (set === 'tuned') === isTuned).flatMap((set) => goldenQueries(set));
  const pages = ranked(queries, engine(find)).filter(({rank}) => rank === 1).length;
  const sections = queries.filter(
    ({q, sections: wanted}) => wanted && sectionRank(wanted, places(find)(q)) === 1,
  ).length;
  return {pages, sections};
}

/** The number of queries that each signal answers, which are no longer answered first without it. */
export function ablation({indexes}: Corpus): string {
  // A corpus caches evaluated queries, so each measurement creates one.
  const measured = (isTuned: boolean) => answered(searching(new Corpus(indexes)), isTuned);
  const original = structuredClone(weights);
  const [tuned, others] = [measured(true), measured(false)];
  const rows = Object.entries(switches).map(([signal, switchOff]) => {
    switchOff(weights);
    const [without, elsewhere] = [measured(true), measured(false)];
    Object.assign(weights, structuredClone(original));
    return [
      signal,
      String(others.pages - elsewhere.pages),
      String(others.sections - elsewhere.sections),
      String(tuned.pages - without.pages),
    ];
  });
  return table([['signal', 'pages', 'sections', 'pages, tuned'], ...rows]);
}
