import {homes, shards, type ShardRoute} from '@generated/route-shards';
import Loading from '@theme/Loading';
import type {RouteConfig} from 'react-router-config';
import generated from '@generated/routes';
import renderRoutes from '@docusaurus/renderRoutes';
import {mindCase} from '../canonical-path/routes';
import Loadable from '../route-loading/loadable';

const routes: RouteConfig[] = generated;

/** A part of the routes of the site. Its component stands for its pages when it cannot be loaded. */
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

  /** Has the loading screen shown at a path: whether a page is there is not known. */
  standIn(path: string): void {
    const route = {path, exact: true, component: this.component};
    this.standIns.push(route);
    routes.unshift(route);
  }
}

// The scripts of the page have run. The bundler would wait for one of the same address, also for one of which half a file came.
for (const script of document.querySelectorAll('script[src*="/routes-"]')) script.remove();

const known = shards.map(([first, load]) => ({first, shard: new Shard(load)}));

/** The shard that has the page of a path, if there is one. */
export function shardOf(path: string): Shard | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  return known.findLast(({first}) => first <= plain)?.shard;
}
