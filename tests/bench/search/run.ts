import {parseArgs} from 'node:util';
import memoize from 'lodash/memoize';
import {siteDir} from '../../support/site';
import {ablation} from './ablation';
import {bytesOf, engine, corpusOf, places, searching, timesOf} from './engine';
import {explain} from './explain';
import {byKind, ranked, sectionMeasures} from './measures';
import {goldenQueries, querySets} from './queries';
import {printCosts, printMisses, printRelevance} from './report';

/**
 * `npm run bench:search -- [--explain "query"] [--ablation] [--no-times]`: explains ranks, measures the worth of each signal, or prints
 * relevance and costs.
 */
function main(): void {
  const {values} = parseArgs({
    options: {
      explain: {type: 'string'},
      ablation: {type: 'boolean', default: false},
      times: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const corpus = corpusOf(siteDir);
  if (values.explain !== undefined) {
    console.log(explain(corpus, values.explain));
    return;
  }
  if (values.ablation) {
    console.log(ablation(corpus));
    return;
  }
  const find = memoize(searching(corpus));
  const all = querySets.flatMap((set) => {
    const queries = goldenQueries(set);
    const results = ranked(queries, engine(find));
    console.log(`\nGolden queries: ${set}`);
    printRelevance(new Map([['lunr, re-ranked', byKind(results)]]));
    printMisses(results);
    const sections = sectionMeasures(queries, places(find));
    if (sections)
      console.log(
        `The section: success@1 ${sections.success1.toFixed(3)}, success@3 ${sections.success3.toFixed(3)} of ${sections.queries}`,
      );
    return results;
  });
  console.log('\nAll sets');
  printRelevance(new Map([['lunr, re-ranked', byKind(all)]]));
  const sections = sectionMeasures(all, places(find));
  if (sections) console.log(`\nsection@1 ${sections.success1.toFixed(3)}, section@3 ${sections.success3.toFixed(3)}`);
  // Pasted lines and sentences, typed character by character.
  if (values.times) printCosts({bytes: bytesOf(siteDir), ...timesOf(siteDir, goldenQueries('blind'))});
}

main();
