declare module '@generated/route-shards' {
  import type {RouteConfig} from 'react-router-config';

  /** One route of a shard: number of the list that it belongs to, and the route. */
  export type ShardRoute = readonly [home: number, route: RouteConfig];

  /** The lists of routes that pages are added to. */
  export const homes: readonly RouteConfig[][];

  /** The shards by the first path in them, in the order of the paths. */
  export const shards: readonly (readonly [
    first: string,
    load: () => Promise<{readonly default: readonly ShardRoute[]}>,
  ])[];
}
