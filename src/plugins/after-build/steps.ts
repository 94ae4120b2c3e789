import {emitSearch} from '../local-search/emit';
import type {Step} from './context';
import {buildInfo} from './steps/build-info';
import {headers} from './steps/headers';
import {machines} from './steps/machines';
import {markdownTwins} from './steps/markdown-twins';
import {pages} from './steps/pages';
import {redirects} from './steps/redirects';

/** Writes the search indexes, made from the built pages. */
const search: Step = async ({siteDir, outDir, siteConfig: {baseUrl}, allContent, options, readingOf}) =>
  emitSearch({
    siteDir,
    outDir,
    baseUrl,
    allContent,
    options: options.search,
    contentOf: (file) => readingOf(file).content,
  });

/** What happens after the build, in this order. `headers` hashes what the others wrote, `buildInfo` that too. */
export const steps: readonly Step[] = [machines, markdownTwins, redirects, pages, search, headers, buildInfo];
