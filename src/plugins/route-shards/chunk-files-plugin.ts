import {writeFileSync} from 'node:fs';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {moveChunkFiles} from './chunk-files';
import type {Shard} from './split';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

const NAME = 'ChunkFilesPlugin';

/** After minification and before digests are made: names of files that change in one script change in those that hold them. */
const STAGE = 1000;

/**
 * Moves the names of files into the shards, and writes down which file each shard became.
 *
 * @param listing file to write that into
 */
export const chunkFilesPlugin = (shards: readonly Shard[], listing: string) => ({
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
      const fileOf = (shard: string) =>
        [...(compilation.namedChunks.get(shard)?.files ?? [])].find((file) => file.endsWith('.js'));
      const list = shards.map(({name: shard, paths}) => ({paths, file: fileOf(shard)}));
      writeFileSync(listing, JSON.stringify(list));
    });
  },
});
