import {parseArgs} from 'node:util';
import {siteDir} from '../../support/site';
import {engine, indexesOf, keystrokes, places} from './engine';
import {explain, unfound} from './explain';
import {byKind, ranked, sectionMeasures} from './measures';
import {goldenQueries, laterSets} from './queries';
import {printMisses, printRelevance, printTimes} from './report';

/** `npm run bench:search -- [--explain "query"] [--no-times]`: why results stand where they do, or relevance and times of the search. Measures, judges nothing. */
function main(): void {
  const {values} = parseArgs({
    options: {
      explain: {type: 'string'},
      times: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const indexes = indexesOf(siteDir);
  if (values.explain !== undefined) {
    console.log(explain(indexes, values.explain));
    return;
  }
  const queries = goldenQueries();
  const results = ranked(queries, engine(indexes));
  const byNames = ranked(queries, engine(indexesOf(siteDir, 'names')));
  printRelevance(
    new Map([
      ['engine', byKind(results)],
      ['names only', byKind(byNames)],
    ]),
  );
  printMisses(results);
  for (const set of laterSets) {
    console.log(`\nFurther queries: ${set}`);
    const later = ranked(goldenQueries(set), engine(indexes));
    printRelevance(new Map([['engine', byKind(later)]]));
    printMisses(later);
    const sections = sectionMeasures(goldenQueries(set), places(indexes));
    if (sections)
      console.log(
        `The section: success@1 ${sections.success1.toFixed(3)}, success@3 ${sections.success3.toFixed(3)} of ${sections.queries}`,
      );
  }
  const all = [...queries, ...laterSets.flatMap((set) => goldenQueries(set))];
  const missing = unfound(indexes, all);
  console.log(`\nPages that no query finds among the first three: ${missing.pages.length}`);
  for (const route of missing.pages) console.log(`  ${route}`);
  console.log(`\nSections that no query shows among the first three: ${missing.sections.length}`);
  for (const [route, anchors] of missing.sections) console.log(`  ${route}: ${anchors.join(' ')}`);
  if (values.times) printTimes(keystrokes(indexes, queries));
}

main();
