import type {Step} from './context';
import {buildInfo} from './steps/build-info';
import {changes} from './steps/changes';
import {feeds} from './steps/feeds';
import {headers} from './steps/headers';
import {images} from './steps/images';
import {machines} from './steps/machines';
import {markdownTwins} from './steps/markdown-twins';
import {redirects} from './steps/redirects';
import {robots} from './steps/robots';
import {routeScripts} from './steps/route-scripts';
import {sbom} from './steps/sbom';
import {schemas} from './steps/schemas';
import {search} from './steps/search';
import {socialCards} from './steps/social-cards';

/** What happens after the build, in this order. `headers` hashes what the others wrote, `buildInfo` that too. */
export const steps: readonly Step[] = [
  schemas,
  images,
  machines,
  markdownTwins,
  feeds,
  changes,
  redirects,
  robots,
  socialCards,
  search,
  sbom,
  routeScripts,
  headers,
  buildInfo,
];
