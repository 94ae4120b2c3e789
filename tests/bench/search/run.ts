// `npm run bench:search` prints relevance and costs of the search; with `-- --explain "query"`, the signals that rank its results.
import {parseArgs} from 'node:util';
import memoize from 'lodash/memoize';
import type {Corpus} from '../../../src/search/engine/corpus';
import {evaluate, kindOf, nameScores} from '../../../src/search/engine/rank';
import {kB} from '../../support/sizes';
import {siteDir} from '../../support/site';
import {table} from '../format';
import {bytesOf, corpusOf, demoted, engine, places, searching, timesOf} from './engine';
import {byKind, ranked, sectionMeasures, type Answering, type Ranked} from './measures';
import {goldenQueries, querySets} from './queries';

const SHOWN = 5;
/** Number of listed sections of the first page, because the right page is only half of an answer. */
const SECTIONS = 3;

const two = (value: number): string => value.toFixed(2);

/** The signals that rank the first results of a query, with lunr's weight for each word. */
function explain(corpus: Corpus, query: string): string {
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

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** Prints relevance by kind of query, and of the sections that queries name. */
function printRelevance(set: string, results: readonly Ranked[], showing: Answering): void {
  const kinds = new Map([...byKind(results), ['section', sectionMeasures(results, showing)]]);
  const row = (name: string, measure: 'success1' | 'success3' | 'mrr') => [
    name,
    ...[...kinds.values()].map((of) => of[measure].toFixed(3)),
  ];
  const header = [set, ...[...kinds].map(([kind, {queries}]) => `${kind} (${queries})`)];
  const rows = [row('success@1', 'success1'), row('success@3', 'success3'), row('MRR@8', 'mrr')];
  console.log(`\n${table([header, ...rows])}`);
}

/** Prints the queries whose first result is not a wanted page. */
function printMisses(results: readonly Ranked[]): void {
  const misses = results.filter(({rank}) => rank !== 1);
  console.log(`\nNot answered at the first place: ${misses.length}`);
  for (const {q, kind, rank, first} of misses)
    console.log(`  ${kind}: "${q}", rank ${rank || 'none'}, first ${first[0] ?? 'nothing'}`);
}

const percentile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** How many times slower a phone is than this machine. */
const SLOWDOWN = 4;

/** Prints sizes, and times multiplied by the slowdown of a phone. */
function printCosts(): void {
  // Pasted lines and sentences, typed character by character.
  const {load, keystrokes} = timesOf(siteDir, goldenQueries('blind'));
  const ofEngine = (share: number): string => milliseconds(SLOWDOWN * (percentile(keystrokes, share) ?? Number.NaN));
  console.log(
    `\n${table([
      ['costs', `processor ${SLOWDOWN} times slower`],
      ['indexes, brotli', kB(bytesOf(siteDir))],
      ['load the indexes', milliseconds(SLOWDOWN * load)],
      [`engine per keystroke, p50 of ${keystrokes.length}`, ofEngine(0.5)],
      ['engine per keystroke, p95', ofEngine(0.95)],
    ])}`,
  );
}

function main(): void {
  const {values} = parseArgs({options: {explain: {type: 'string'}}});
  const corpus = corpusOf(siteDir);
  if (values.explain !== undefined) return console.log(explain(corpus, values.explain));
  const find = memoize(searching(corpus));
  const all = querySets.flatMap((set) => {
    const results = ranked(goldenQueries(set), engine(find));
    printRelevance(set, results, places(find));
    printMisses(results);
    return results;
  });
  printRelevance('all sets', all, places(find));
  printCosts();
}

main();
