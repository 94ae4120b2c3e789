declare module '@generated/catalog-tiles/default/tiles.json' {
  import type {Tiles} from '@site/src/plugins/catalog-tiles';

  const tiles: Tiles;
  export default tiles;
}
