import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

const runtime = /\bruntime~/;

/** The framework's options of the minifier, for the runtime without renaming variables. */
const minifierOptions = (mangle: boolean) => ({
  minify: true,
  ecma: 2020 as const,
  module: true,
  compress: {ecma: 2020 as const, passes: 3},
  mangle,
  format: {comments: false as const, ascii_only: true},
});

interface BundlerConfig {
  readonly optimization?: {minimizer?: unknown};
}

type Minifier = new (options: object) => object;

/**
 * Splits the JavaScript minifier in two: one that renames no variables, for the runtime, and one for all other files. A configuration
 * without a minifier (development, `--no-minify`) stays as it is.
 */
export function withStableRuntime(config: BundlerConfig, JsMinifier: Minifier): void {
  const minimizers = config.optimization?.minimizer;
  if (!config.optimization || !Array.isArray(minimizers)) return;
  config.optimization.minimizer = [
    new JsMinifier({exclude: runtime, minimizerOptions: minifierOptions(true)}),
    new JsMinifier({include: runtime, minimizerOptions: minifierOptions(false)}),
    ...(minimizers as unknown[]).filter((one) => !(one instanceof JsMinifier)),
  ];
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

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'] & {readonly SwcJsMinimizerRspackPlugin: Minifier};

/**
 * Makes builds of the same sources byte-identical: with a cold and a warm cache, and in any folder.
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
      const {NormalModuleReplacementPlugin, SwcJsMinimizerRspackPlugin} = currentBundler.instance as Bundler;
      if (!isServer) withStableRuntime(config, SwcJsMinimizerRspackPlugin);
      return {plugins: [new NormalModuleReplacementPlugin(requestWithPath, withoutLoaderPath)]};
    },
  };
}
