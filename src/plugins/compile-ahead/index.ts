import type {Plugin} from '@docusaurus/types';

/**
 * Chromium reads a script twice: all of it at once, without its functions, and each function again when it is first called,
 * which holds the page up while it comes to life. A script with this comment it compiles whole while it arrives, beside the
 * page (https://developer.chrome.com/blog/explicit-compile-hints). To other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** After minification, which takes comments out, and before digests are made. */
const STAGE = 1001;

/** Has the browser compile the scripts of a page while they arrive. */
export default function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [new instance.BannerPlugin({banner: HINT, raw: true, test: /\.js$/, stage: STAGE})]};
    },
  };
}
