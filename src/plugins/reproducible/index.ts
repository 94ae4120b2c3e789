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

type Minifier = new (options: object) => {readonly apply: () => void};

/** The absolute path of the file loader in the query of a request, as in Docusaurus' image requests. */
const LOADER_PATH = /(?<=[?&]fallback=)[^&!]*\bfile-loader\b[^&!]*/;

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'] & {readonly SwcJsMinimizerRspackPlugin: Minifier};

/**
 * Makes builds of the same sources byte-identical: with a cold or warm cache, and in any folder.
 *
 * The minifier names variables by letter frequency. The bundler's runtime contains the names of all chunks, which at that stage are
 * provisional and differ between a cold and a warm cache, so a minifier of its own does not rename them. Image requests contain the
 * absolute path of a loader, which would become part of the module id: the bundler converts no paths in the query. PostCSS does not
 * search for a configuration file.
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    // Otherwise, PostCSS searches for a configuration in all parent folders of every style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin, SwcJsMinimizerRspackPlugin} = currentBundler.instance as Bundler;
      const {minimizer} = config.optimization ?? {};
      // In development and with `--no-minify`, there is no minifier.
      if (!isServer && Array.isArray(minimizer)) {
        config.optimization!.minimizer = [
          new SwcJsMinimizerRspackPlugin({exclude: runtime, minimizerOptions: minifierOptions(true)}),
          new SwcJsMinimizerRspackPlugin({include: runtime, minimizerOptions: minifierOptions(false)}),
          ...minimizer.filter((one) => !(one instanceof SwcJsMinimizerRspackPlugin)),
        ];
      }
      const withoutPath = (resource: {request: string}): void => {
        resource.request = resource.request.replace(LOADER_PATH, 'file-loader');
      };
      return {plugins: [new NormalModuleReplacementPlugin(LOADER_PATH, withoutPath)]};
    },
  };
}
