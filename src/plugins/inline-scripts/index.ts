import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {jsonForScript} from '../../lib/escape';
import {baseUrlBannerScript} from './base-url-banner';

/**
 * Sets an attribute if the visitor has not seen this announcement yet. The theme's script only records whether an announcement was
 * dismissed, so it would hide a new one until the second page.
 */
const newAnnouncementScript = (id: string): string =>
  `(function(){try{var seen=localStorage.getItem('docusaurus.announcement.id');` +
  `if(seen==='annoucement-bar')seen='announcement-bar';` +
  `if(seen!==${jsonForScript(id)})` +
  `document.documentElement.dataset.announcementIsNew='true'}catch(e){}})();`;

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/**
 * Scripts that must run before anything is loaded or painted. Each is a pure function of the configuration, and the Content-Security-Policy
 * contains its hash (src/plugins/after-build/csp).
 */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      // Not available earlier, because the theme has to add its defaults.
      const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
      return {
        preBodyTags: announcementBar ? [script(newAnnouncementScript(announcementBar.id))] : [],
        postBodyTags: [script(baseUrlBannerScript(siteConfig.baseUrl))],
      };
    },
  };
}
