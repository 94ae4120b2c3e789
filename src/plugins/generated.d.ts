/** The types of the data that plugins provide to the site. */
declare module '@generated/catalog-tiles/default/tiles.json' {
  const tiles: import('./catalog-tiles').Tiles;
  export default tiles;
}

declare module '@generated/catalog-tiles/default/chains.json' {
  const chains: readonly import('./catalog-tiles/chains').Chain[];
  export default chains;
}

declare module '@generated/moved-anchors/default/moved-anchors.json' {
  const anchors: import('./moved-anchors').MovedAnchors;
  export default anchors;
}

declare module '@generated/site-map/default/site-map.json' {
  const siteMap: import('./site-map').SiteMap;
  export default siteMap;
}
