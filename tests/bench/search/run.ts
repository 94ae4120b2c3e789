import {parseArgs} from 'node:util';
import {openBrowser} from '../../support/browser';
import {netlifyHost} from '../../support/hosts';
import {siteDir} from '../../support/site';
import {dialogSearch, keystrokes} from './browser';
import {engine, indexesOf, places, tagsOf} from './engine';
import {explain, unfound} from './explain';
import {byKind, ranked, sectionMeasures, type Ranked} from './measures';
import {goldenQueries, laterSets} from './queries';
import {printMisses, printRelevance, printTimes} from './report';

/** `npm run bench:search -- [--explain "query"] [--no-times]`: why results stand where they do, or relevance and times of the search. Measures, judges nothing. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      explain: {type: 'string'},
      times: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  if (values.explain !== undefined) {
    console.log(explain(indexesOf(siteDir), values.explain));
    return;
  }
  const queries = goldenQueries();
  const browser = await openBrowser();
  const host = await netlifyHost(siteDir);
  const results = new Map<string, readonly Ranked[]>();

  const dialog = await dialogSearch(browser, host.url);
  results.set('dialog', await ranked(queries, dialog.answering));
  await dialog.close();
  const answering = engine(siteDir);
  results.set('engine', await ranked(queries, answering));
  results.set('names only', await ranked(queries, engine(siteDir, 'names')));
  printRelevance(new Map([...results].map(([name, ofSearch]) => [name, byKind(ofSearch)])));
  printMisses(results.get('dialog') ?? []);
  for (const set of laterSets) {
    console.log(`\nFurther queries: ${set}`);
    // oxlint-disable-next-line no-await-in-loop -- the engine is not asynchronous
    const later = await ranked(goldenQueries(set), answering);
    printRelevance(new Map([['engine', byKind(later)]]));
    printMisses(later);
    const sections = sectionMeasures(goldenQueries(set), places(indexesOf(siteDir)));
    if (sections)
      console.log(
        `The section: success@1 ${sections.success1.toFixed(3)}, success@3 ${sections.success3.toFixed(3)} of ${sections.queries}`,
      );
  }
  const all = [...queries, ...laterSets.flatMap((set) => goldenQueries(set))];
  const missing = unfound(indexesOf(siteDir), all);
  console.log(`\nPages that no query finds among the first three: ${missing.pages.length}`);
  for (const route of missing.pages) console.log(`  ${route}`);
  console.log(`\nSections that no query shows among the first three: ${missing.sections.length}`);
  for (const [route, anchors] of missing.sections) console.log(`  ${route}: ${anchors.join(' ')}`);
  if (values.times) {
    const typed = queries.map(({q}) => q);
    printTimes(await keystrokes(browser, host.url, tagsOf(siteDir), typed));
  }
  await browser.close();
  await host.stop();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  // Browsers and servers that are still open must not keep it alive.
  process.exit(1);
});
