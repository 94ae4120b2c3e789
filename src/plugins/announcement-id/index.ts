import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './script';

/** The id of the announcement, or undefined where there is none. */
function idIn(themeConfig: object): string | undefined {
  const {announcementBar} = themeConfig as {readonly announcementBar?: {readonly id?: string}};
  // The default of the theme.
  return announcementBar && (announcementBar.id ?? 'announcement-bar');
}

/** Shows a new announcement at once, also to those who have closed the last one. */
export default function announcementId({siteConfig, siteStorage}: LoadContext): Plugin {
  return {
    name: 'announcement-id',
    injectHtmlTags() {
      const id = idIn(siteConfig.themeConfig);
      return id === undefined
        ? {}
        : {preBodyTags: [{tagName: 'script', innerHTML: announcementScript(id, siteStorage.namespace)}]};
    },
  };
}
