import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {netlifyHost} from '../../support/hosts';
import {siteDir} from '../../support/site';
import {workshop} from '../../support/workshop';
import {browserFlags} from '../../../tools/test/browser-flags';
import {programFor, thisMachine} from '../../../tools/test/install-program';
import {dialogSearch, timesOf} from './browser';
import {filesOf} from './bytes';
import {engine, indexesOf, places, tagsOf} from './engine';
import {explain, unfound} from './explain';
import {byKind, ranked, sectionMeasures, type Ranked} from './measures';
import {cmfcmf} from './peers/cmfcmf';
import {easyops} from './peers/easyops';
import {installPeers} from './peers/install';
import {pagefind} from './peers/pagefind';
import type {Peer} from './peers/peer';
import {goldenQueries, laterSets} from './queries';
import {printBytes, printMisses, printRelevance, printTimes} from './report';

const copyOf = (build: string, folder: string): string => {
  const ours = /^search-|(?:^|\/)_(?:headers|redirects)$/;
  cpSync(build, folder, {
    recursive: true,
    filter: (file) => !ours.test(path.relative(build, file).split(path.sep)[0] ?? ''),
  });
  return folder;
};

/** `npm run bench:search -- [--explain "query"] [--no-peers] [--no-times]`: why results stand where they do, or relevance, bytes and times of the search. Measures, judges nothing. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      explain: {type: 'string'},
      peers: {type: 'boolean', default: true},
      times: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  if (values.explain !== undefined) {
    console.log(explain(indexesOf(siteDir), values.explain));
    return;
  }
  const queries = goldenQueries();
  const launch = {
    executablePath: programFor('chromium', thisMachine()).path,
    args: browserFlags(process.getuid?.() === 0),
  };
  const browser = await chromium.launch(launch);
  const host = await netlifyHost(siteDir);
  const folder = workshop('bench-search');
  const results = new Map<string, readonly Ranked[]>();
  const bytes = new Map([['ours', filesOf(siteDir, (file) => /^search-(?:index|head|words|text)/.test(file))]]);
  const network = globalThis.fetch;

  const dialog = await dialogSearch(browser, host.url);
  results.set('ours, dialog', await ranked(queries, dialog.answering));
  await dialog.close();
  const answering = engine(siteDir);
  results.set('ours, engine', await ranked(queries, answering));
  results.set('ours, names only', await ranked(queries, engine(siteDir, 'names')));
  if (values.peers) {
    installPeers();
    const peers: readonly ((folder: string) => Promise<Peer>)[] = [cmfcmf, (copy) => pagefind(copy, browser), easyops];
    for (const [place, start] of peers.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- they must not disturb each other
      const peer = await start(copyOf(siteDir, path.join(folder, String(place))));
      // oxlint-disable-next-line no-await-in-loop
      results.set(peer.name, await ranked(queries, peer.answering));
      bytes.set(peer.name, [...peer.sizes]);
      // oxlint-disable-next-line no-await-in-loop
      await peer.close?.();
    }
    globalThis.fetch = network;
  }
  printRelevance(new Map([...results].map(([name, ofSearch]) => [name, byKind(ofSearch)])));
  printMisses(results.get('ours, dialog') ?? []);
  for (const set of laterSets) {
    console.log(`\nFurther queries: ${set}`);
    // oxlint-disable-next-line no-await-in-loop -- the engine is not asynchronous
    const later = await ranked(goldenQueries(set), answering);
    printRelevance(new Map([['ours, engine', byKind(later)]]));
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
  printBytes(bytes);
  if (values.times) {
    printTimes(
      await timesOf(
        browser,
        siteDir,
        host.url,
        tagsOf(siteDir),
        queries.map(({q}) => q),
      ),
    );
  }
  await browser.close();
  await host.stop();
  rmSync(folder, {recursive: true});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  // Browsers and servers that are still open must not keep it alive.
  process.exit(1);
});
