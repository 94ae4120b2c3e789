import {writeFileSync} from 'node:fs';
import {moveChunkFiles} from './chunk-files';
import type {Shard} from './split';

interface Source {
  source(): string | Buffer;
}

/** The parts of the bundler that are used; Rspack and webpack have them alike. */
interface Compilation {
  readonly hooks: {readonly processAssets: {tap(options: {name: string; stage: number}, run: () => void): void}};
  readonly namedChunks: {get(name: string): {readonly files: Iterable<string>} | undefined};
  getAssets(): readonly {readonly name: string; readonly source: Source}[];
  updateAsset(name: string, source: Source): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void};
    readonly done: {tap(name: string, run: (stats: {readonly compilation: Compilation}) => void): void};
  };
  readonly webpack: {readonly sources: {readonly RawSource: new (text: string) => Source}};
}

/** After minification and before digests are made: names of files that change in one script change in those that hold them. */
const STAGE = 1000;

/** Moves the names of files into the shards, and writes down which file each shard became. */
export class ChunkFilesPlugin {
  constructor(
    private readonly shards: readonly Shard[],
    private readonly listing: string,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'ChunkFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage: STAGE}, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const texts = new Map(scripts.map((asset) => [asset.name, asset.source.source().toString()]));
        for (const [file, text] of moveChunkFiles(texts)) {
          compilation.updateAsset(file, new compiler.webpack.sources.RawSource(text));
        }
      });
    });
    compiler.hooks.done.tap(name, ({compilation}) => {
      const fileOf = (shard: string) =>
        [...(compilation.namedChunks.get(shard)?.files ?? [])].find((file) => file.endsWith('.js'));
      const list = this.shards.map(({name: shard, paths}) => ({paths, file: fileOf(shard)}));
      writeFileSync(this.listing, JSON.stringify(list));
    });
  }
}
