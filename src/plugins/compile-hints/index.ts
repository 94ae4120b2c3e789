import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Chromium compiles a script that begins with this comment in the background while it loads. Other browsers ignore it. */
export const HINT = '//# allFunctionsCalledOnLoad';

interface Options {
  readonly banner: string;
  readonly raw: boolean;
  readonly test: RegExp;
  readonly stage: number;
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'] & {
  readonly BannerPlugin: new (options: Options) => {apply: () => void};
  readonly Compilation: {readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number};
};

/**
 * Begins every script of the production build with a compile hint (https://v8.dev/blog/explicit-compile-hints). Without it, the main
 * thread compiles each function of the framework when it is called for the first time, a fifth of the work of loading a page.
 */
export default function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance as unknown as Bundler;
      // The minifier removes comments, so the hint comes after it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      return {plugins: [new BannerPlugin({banner: HINT, raw: true, test: /\.js$/, stage})]};
    },
  };
}
