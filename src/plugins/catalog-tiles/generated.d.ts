declare module '@generated/catalog-tiles/default/tiles.json' {
  const tiles: import('.').Tiles;
  export default tiles;
}

declare module '@generated/catalog-tiles/default/chains.json' {
  const chains: readonly import('./chains').Chain[];
  export default chains;
}
