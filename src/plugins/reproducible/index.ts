import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

const runtime = /\bruntime~/;

/** Docusaurus' minifier options, with configurable renaming of variables. */
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
 * Splits the JavaScript minifier in two: one for the runtime, which does not rename variables, and one for all other files. A configuration
 * without a minifier (development, `--no-minify`) is unchanged.
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

/** Requests with the absolute path of the file loader in the query, as in Docusaurus' image requests. */
export const requestWithPath = /[?&]fallback=[^&!]*\bfile-loader\b/;

/**
 * Replaces the absolute path of the loader with its package name. The bundler derives module ids from requests with relative paths, but
 * does not convert paths in the query.
 *
 * @param resource a request before resolution, changed in place
 */
export function withoutLoaderPath(resource: {request: string}): void {
  resource.request = resource.request.replaceAll(/([?&]fallback=)[^&!]*\bfile-loader\b[^&!]*/g, '$1file-loader');
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'] & {readonly SwcJsMinimizerRspackPlugin: Minifier};

/**
 * Makes builds of the same sources byte-identical: with a cold or warm cache, and in any folder.
 *
 * The minifier names variables by letter frequency. The bundler's runtime contains the names of all chunks, which at that stage are
 * provisional and differ between a cold and a warm cache, so its variables are not renamed. Image requests contain the absolute path of a
 * loader, which would become part of the module id. PostCSS does not search for a configuration file.
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    // Otherwise, PostCSS searches for a configuration in all parent folders of every style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin, SwcJsMinimizerRspackPlugin} = currentBundler.instance as Bundler;
      if (!isServer) withStableRuntime(config, SwcJsMinimizerRspackPlugin);
      return {plugins: [new NormalModuleReplacementPlugin(requestWithPath, withoutLoaderPath)]};
    },
  };
}
