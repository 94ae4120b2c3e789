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

/** What happens after the build, in this order. `headers` hashes what the others wrote, `buildInfo` that too. */
export const steps: readonly Step[] = [
  machines,
  markdownTwins,
  feeds,
  changes,
  redirects,
  socialCards,
  search,
  sbom,
  routeScripts,
  imagePreloads,
  headers,
  buildInfo,
];
