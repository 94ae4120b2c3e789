declare module '@generated/site-map/default/site-map.json' {
  const siteMap: import('.').SiteMap;
  export default siteMap;
}
