declare module '@generated/site-map/default/site-map.json' {
  import type {SiteMap} from '@site/src/plugins/site-map';

  const siteMap: SiteMap;
  export default siteMap;
}
