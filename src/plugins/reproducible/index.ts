import type {Plugin} from '@docusaurus/types';

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

/** Requests that name the file loader by its absolute path in a query, as Docusaurus writes them for images. */
export const requestWithPath = /[?&]fallback=[^&!]*\bfile-loader\b/;

/**
 * Names the loader by its package. The bundler makes the path of a request relative before it derives the id of the
 * module from it, but it does not look into the query.
 *
 * @param resource a request on its way to the resolver of the bundler, changed in place
 */
export function withoutLoaderPath(resource: {request: string}): void {
  resource.request = resource.request.replaceAll(/([?&]fallback=)[^&!]*\bfile-loader\b[^&!]*/g, '$1file-loader');
}

/**
 * Makes builds of the same sources byte-identical: with a cold and a warm cache, and wherever the project lies.
 *
 * The minifier names variables by how often each letter occurs in a file. The runtime of the bundler holds the names of
 * all chunks, which are still provisional at that moment and differ between a cold and a warm cache; so its variables
 * keep their names. Requests for images name a loader by its absolute path, which would become part of the module's id. A
 * configuration of PostCSS is not looked for.
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    // It would be looked for at every style sheet, up to the root of the disk.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer) withStableRuntime(config);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(requestWithPath, withoutLoaderPath)]};
    },
  };
}
