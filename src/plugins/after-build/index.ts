import type {Plugin} from '@docusaurus/types';
import {sitePages} from '../site-pages';
import {readerOf, type AfterBuildContext, type AfterBuildOptions, type Step} from './context';
import {emitSearch} from '../local-search/emit';
import {buildInfo} from './steps/build-info';
import {cards} from './steps/cards';
import {headers} from './steps/headers';
import {dataFiles} from './steps/data-files';
import {markdownTwins} from './steps/markdown-twins';
import {redirects} from './steps/redirects';

/** The steps in order. `headers` hashes the files of the previous steps, and `buildInfo` also hashes its output. */
const steps: readonly Step[] = [dataFiles, markdownTwins, redirects, cards, emitSearch, headers, buildInfo];

/**
 * The only plugin that writes files after the build. Docusaurus runs the `postBuild` hooks of all plugins in parallel, so everything that
 * depends on an order is a step of this one.
 */
export default function afterBuild(options: AfterBuildOptions) {
  return (): Plugin => {
    let loaded: Pick<AfterBuildContext, 'allContent' | 'documents'>;
    return {
      name: 'after-build',
      async allContentLoaded({allContent}) {
        if (process.env.NODE_ENV !== 'production') return;
        const documents = sitePages(allContent).filter(({type, isMain}) => isMain && type !== 'other');
        loaded = {allContent, documents};
      },
      async postBuild(props) {
        const context = {...props, options, ...loaded, readingOf: readerOf(props.outDir), env: process.env};
        for (const step of steps) await step(context);
      },
    };
  };
}
