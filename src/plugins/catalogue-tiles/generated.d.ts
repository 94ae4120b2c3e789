declare module '@generated/catalogue-tiles/default/tiles.json' {
  import type {Tiles} from '@site/src/plugins/catalogue-tiles/tiles';

  const tiles: Tiles;
  export default tiles;
}
