import {parseArgs} from 'node:util';
import memoize from 'lodash/memoize';
import {siteDir} from '../../support/site';
import {bytesOf, engine, corpusOf, places, searching, timesOf} from './engine';
import {explain} from './explain';
import {ranked} from './measures';
import {goldenQueries, querySets} from './queries';
import {printCosts, printMisses, printRelevance} from './report';

/** `npm run bench:search [-- --explain "query"]` prints relevance and costs, or the signals that rank the results of a query. */
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
  // Pasted lines and sentences, typed character by character.
  printCosts({bytes: bytesOf(siteDir), ...timesOf(siteDir, goldenQueries('blind'))});
}

main();
