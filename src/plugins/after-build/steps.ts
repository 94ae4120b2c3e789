import {emitSearch} from '../local-search/emit';
import type {Step} from './context';
import {buildInfo} from './steps/build-info';
import {headers} from './steps/headers';
import {machines} from './steps/machines';
import {markdownTwins} from './steps/markdown-twins';
import {pages} from './steps/pages';
import {redirects} from './steps/redirects';

/** What happens after the build, in this order. `headers` hashes what the others wrote, `buildInfo` that too. */
export const steps: readonly Step[] = [machines, markdownTwins, redirects, pages, emitSearch, headers, buildInfo];
