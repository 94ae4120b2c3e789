import {writeFileSync} from 'node:fs';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {moveChunkFiles} from './chunk-files';
import type {Page} from './split';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

const NAME = 'ChunkFilesPlugin';

/** After minification and before digests are made: names of files that change in one script change in those that hold them. */
const STAGE = 1000;

/** The scripts that one page needs beside those of all pages. */
export interface PageScripts {
  readonly path: string;
  /** File of the part of the routes that the page is in. */
  readonly shard?: string;
  /** Files of its chunks, by name of the chunk. */
  readonly chunks: readonly (readonly [name: string, files: readonly string[]])[];
}

/**
 * Moves the names of files into the shards, and writes down which files each page needs.
 *
 * @param listing file to write that into, a list of `PageScripts`
 */
export const chunkFilesPlugin = (pages: readonly Page[], listing: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage: STAGE}, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const texts = new Map(scripts.map((asset) => [asset.name, asset.source.source().toString()]));
        for (const [file, text] of moveChunkFiles(texts)) {
          compilation.updateAsset(file, new compiler.webpack.sources.RawSource(text));
        }
      });
    });
    compiler.hooks.done.tap(NAME, ({compilation}) => {
      const filesOf = (name: string) =>
        compilation.namedChunkGroups
          .get(name)
          ?.getFiles()
          .filter((file) => file.endsWith('.js')) ?? [];
      const list = pages.map(({path, shard, chunks}): PageScripts => ({
        path,
        shard: shard && filesOf(shard)[0],
        chunks: chunks.map((name) => [name, filesOf(name)]),
      }));
      writeFileSync(listing, JSON.stringify(list));
    });
  },
});
