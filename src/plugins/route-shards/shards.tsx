import {homes, shards, type ShardRoute} from '@generated/route-shards';
import Loading from '@theme/Loading';
import type {RouteConfig} from 'react-router-config';
import generated from '@generated/routes';
import renderRoutes from '@docusaurus/renderRoutes';
import {mindCase} from '../canonical-path/routes';
import Loadable from '../route-loading/loadable';

const routes: RouteConfig[] = generated;

/** A shard of the routes of the site. While it cannot be loaded, its component, the loading screen, stands in for its pages. */
class Shard {
  readonly component;
  loaded = false;
  private readonly standIns: RouteConfig[] = [];

  constructor(load: () => Promise<{readonly default: readonly ShardRoute[]}>) {
    this.component = Loadable({
      loader: async () => this.add((await load()).default),
      loading: Loading,
      render: () => renderRoutes(routes),
    });
  }

  private add(found: readonly ShardRoute[]): true {
    for (const route of this.standIns) routes.splice(routes.indexOf(route), 1);
    for (const [home, route] of found) {
      mindCase([route]);
      homes[home]?.unshift(route);
    }
    this.loaded = true;
    return true;
  }

  /** Adds a route that shows the loading screen at a path: without the shard it is not known whether a page is there. */
  standIn(path: string): void {
    const route = {path, exact: true, component: this.component};
    this.standIns.push(route);
    routes.unshift(route);
  }
}

// These scripts of the page have run or failed. The bundler's loader would wait for an existing script element of the same URL,
// even for one that was cut off.
for (const script of document.querySelectorAll('script[src*="/routes-"]')) script.remove();

const known = shards.map(([first, load]) => ({first, shard: new Shard(load)}));

/** The shard that has the page of a path, if there is one. */
export function shardOf(path: string): Shard | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  return known.findLast(({first}) => first <= plain)?.shard;
}
