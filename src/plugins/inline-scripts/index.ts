import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBannerScript} from './base-url-banner';
import {earlySearchScript} from './early-search';
import {newAnnouncementScript} from './new-announcement';

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/**
 * Inline scripts, because they must run before anything is loaded or painted. Each is a pure function of the
 * configuration, and the policy of the site names its digest (src/plugins/after-build/csp).
 */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      // Only here the theme has filled in its defaults.
      const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
      return {
        preBodyTags: [
          script(earlySearchScript()),
          ...(announcementBar ? [script(newAnnouncementScript(announcementBar.id))] : []),
        ],
        postBodyTags: [script(baseUrlBannerScript(siteConfig.baseUrl))],
      };
    },
  };
}
