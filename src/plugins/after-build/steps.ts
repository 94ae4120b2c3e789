import {emitSearch} from '../local-search/emit';
import type {Step} from './context';
import {buildInfo} from './steps/build-info';
import {changes} from './steps/changes';
import {feeds} from './steps/feeds';
import {headers} from './steps/headers';
import {imagePreloads} from './steps/image-preloads';
import {machines} from './steps/machines';
import {markdownTwins} from './steps/markdown-twins';
import {redirects} from './steps/redirects';
import {routeScripts} from './steps/route-scripts';
import {sbom} from './steps/sbom';
import {socialCards} from './steps/social-cards';

/** Writes the search indexes, made from the built pages. */
const search: Step = ({outDir, siteConfig: {baseUrl, trailingSlash}, allContent, options}) =>
  emitSearch({outDir, baseUrl, trailingSlash, allContent, options: options.search});

/** `npm` lists the packages in a process of its own, while the indexes are made in this one. */
const searchAndSbom: Step = async (context) => {
  await Promise.all([sbom(context), search(context)]);
};

/** What happens after the build, in this order. `headers` hashes what the others wrote, `buildInfo` that too. */
export const steps: readonly Step[] = [
  machines,
  markdownTwins,
  feeds,
  changes,
  redirects,
  socialCards,
  searchAndSbom,
  routeScripts,
  imagePreloads,
  headers,
  buildInfo,
];
