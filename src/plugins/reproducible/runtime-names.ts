/** The options of the minifier that matter here. */
interface MinifierOptions {
  readonly include?: RegExp;
  readonly exclude?: RegExp;
  readonly minimizerOptions?: {readonly mangle?: boolean};
}

interface BundlerConfig {
  readonly optimization?: {minimizer?: unknown[]};
}

const runtime = /\bruntime~/;

const isJsMinifier = (plugin: unknown): plugin is object =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'SwcJsMinimizerRspackPlugin';

/**
 * Splits the JavaScript minifier in two: one for the runtime that renames nothing, one for all other files as before.
 * A configuration without a minifier (development, `--no-minify`) stays as it is.
 *
 * @param config the client configuration, changed in place
 * @throws Error when there are minifiers but none of Rspack, so that nobody believes builds to be reproducible
 */
export function withStableRuntime(config: BundlerConfig): void {
  const minimizer = config.optimization?.minimizer;
  if (!minimizer) return;
  const index = minimizer.findIndex(isJsMinifier);
  const minifier = minimizer[index];
  if (!isJsMinifier(minifier)) throw new Error('src/plugins/reproducible: the bundler does not minify with Rspack.');
  const make = minifier.constructor as new (options: MinifierOptions) => unknown;
  // Plugins of Rspack remember what they were made with.
  const [options = {}] = Reflect.get(minifier, '_args') as readonly [MinifierOptions?];
  const kept = {...options.minimizerOptions, mangle: false};
  minimizer.splice(
    index,
    1,
    new make({...options, exclude: runtime}),
    new make({...options, include: runtime, minimizerOptions: kept}),
  );
}
