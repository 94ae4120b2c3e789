import type {Plugin} from '@docusaurus/types';

/**
 * The browser runs Preact, which has the interface of React in a tenth of its bytes (React with its renderer is more than half
 * of all script of a page). The server and `npm start` run React: what they draw is the same, and `tests/e2e/hydration.spec.ts`
 * holds it to that.
 */
export default function preact(): Plugin {
  return {
    name: 'preact',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        // The framework has aliases for the packages of React, too.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            'react/jsx-runtime$': 'preact/jsx-runtime',
            'react-dom/client$': 'preact/compat/client',
            'react-dom$': 'preact/compat',
            react$: 'preact/compat',
          },
        },
        // A name of React that Preact lacks ends the build, and not the page of a visitor.
        module: {parser: {javascript: {exportsPresence: 'error'}}},
      };
    },
  };
}
