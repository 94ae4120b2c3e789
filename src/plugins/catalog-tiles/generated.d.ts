declare module '@generated/catalog-tiles/default/tiles.json' {
  const tiles: import('.').Tiles;
  export default tiles;
}
