/** The types of the data that plugins provide to the site (data.ts). */
declare module '@data/tiles.json' {
  const tiles: import('./catalog-tiles').Tiles;
  export default tiles;
}

declare module '@data/chains.json' {
  const chains: readonly import('./catalog-tiles/chains').Chain[];
  export default chains;
}

declare module '@data/moved-anchors.json' {
  const anchors: import('./moved-anchors').MovedAnchors;
  export default anchors;
}

declare module '@data/site-map.json' {
  const siteMap: import('./site-map').SiteMap;
  export default siteMap;
}
