import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type lunr from 'lunr';
import {filesOf} from '../bytes';
import {asRoutes} from '../measures';
import {peersDir} from './install';
import type {Peer} from './peer';
import {buildData, defaultsOf, pluginContext, type PluginModule} from './site';

const home = path.join(peersDir, 'node_modules/@cmfcmf/docusaurus-search-local/lib');
const tags = ['default', 'docs-default-current'];
/** Defaults of the plugin. */
const boosts = {title: 5, content: 1, tags: 3};
const MAX_RESULTS = 8;

interface Loaded {
  readonly documents: readonly {readonly id: number; readonly sectionRoute: string}[];
  readonly index: lunr.Index;
}

/** @cmfcmf/docusaurus-search-local as it comes, on the pages of a build. `folder` holds a copy of them. */
export async function cmfcmf(folder: string): Promise<Peer> {
  const plugin = require(path.join(home, 'server/index.js')) as PluginModule;
  const engine = require(path.join(home, 'lunr.js')) as typeof lunr;
  await plugin.default(pluginContext(folder), defaultsOf(plugin)).postBuild(buildData(folder, folder));
  const load = (tag: string): Loaded => {
    const {documents, index} = JSON.parse(readFileSync(path.join(folder, `search-index-${tag}.json`), 'utf8')) as {
      documents: Loaded['documents'];
      index: object;
    };
    return {documents, index: engine.Index.load(index)};
  };
  const indexes = tags.map(load);
  const files = new Set(readdirSync(folder));
  return {
    name: 'cmfcmf 2.0.1',
    sizes: filesOf(folder, (file) => files.has(file) && file.startsWith('search-index-')),
    // The query of its search bar.
    answering: (query) => {
      const terms = engine.tokenizer(query).map(String);
      const results = indexes.flatMap(({documents, index}) =>
        index
          .query((clauses) => {
            for (const [field, boost] of Object.entries(boosts)) {
              clauses.term(terms, {fields: [field], boost});
              clauses.term(terms, {fields: [field], boost, wildcard: engine.Query.wildcard.TRAILING});
            }
          })
          .slice(0, MAX_RESULTS)
          .map(({ref, score}) => ({score, route: documents.find(({id}) => String(id) === ref)?.sectionRoute ?? ''})),
      );
      const best = results.toSorted((a, b) => b.score - a.score).slice(0, MAX_RESULTS);
      return asRoutes(best.map(({route}) => route));
    },
  };
}
