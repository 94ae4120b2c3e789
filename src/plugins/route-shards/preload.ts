// Stands in the place of the framework's module of the same name, which has all routes at hand.
import preloadPage from '@docusaurus/core/lib/client/preload';
import {fromPage} from '../static-text/of-page';
import {isWanted, navigationStarts} from '../route-loading/recovery';
import {shardOf} from './shards';

/** The path of the last navigation. */
let asked: string | undefined;

const never = new Promise<never>(() => {});

const preloadWithTexts = (pathname: string) => fromPage(pathname, () => preloadPage(pathname));

function load(pathname: string, wanted: boolean): Promise<unknown> {
  const missing = [...new Set([pathname, decodeURI(pathname)].map(shardOf))].filter((shard) => shard && !shard.loaded);
  if (missing.length === 0) return preloadWithTexts(pathname);
  return Promise.all(missing.map((shard) => shard?.component.preload())).then(() => {
    if (missing.every((shard) => shard?.loaded)) {
      if (wanted) navigationStarts();
      return preloadWithTexts(pathname);
    }
    if (wanted) for (const shard of missing) if (!shard?.loaded) shard?.standIn(pathname);
    return undefined;
  });
}

/**
 * Loads what the page of a path needs: first its shard of the routes, then its chunks. If the shard of a page that is navigated to
 * fails to load, the loading screen stands in for the page and offers to try again. The promise of a navigation that another one
 * has superseded never settles: the framework would then render the page of the newer one, which is not loaded yet.
 *
 * @throws URIError for a malformed path
 */
export default function preload(pathname: string): Promise<unknown> {
  const wanted = isWanted();
  if (wanted) asked = pathname;
  return load(pathname, wanted).then(() => (wanted && asked !== pathname ? never : undefined));
}
