import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {recoveryScript} from '../route-loading/script';
import {announcementScript} from './announcement';
import {baseUrlBannerScript} from './base-url-banner';
import {colorModeScript, type ColorMode} from './color-mode';
import {earlySearchScript} from './early-search';
import {firstFramesScript} from './first-frames';
import {tabsRestoreScript} from './tabs-restore';

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/**
 * Scripts that stand in the pages themselves, since they run before anything is loaded or painted. Each is a pure function of the
 * configuration, and the policy of the site names its digest (src/plugins/after-build/csp).
 */
export default function inlineScripts({siteConfig, siteStorage: {type, namespace}}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags() {
      const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig & {readonly colorMode: ColorMode};
      return {
        // First in the page: the script has to be there before the scripts whose absence it notices.
        headTags: [script(recoveryScript())],
        preBodyTags: [
          // The id is the default of the theme.
          ...(announcementBar ? [script(announcementScript(announcementBar.id ?? 'announcement-bar', namespace))] : []),
          script(colorModeScript(colorMode)),
          script(earlySearchScript()),
          script(firstFramesScript()),
        ],
        postBodyTags: [script(baseUrlBannerScript(siteConfig.baseUrl)), script(tabsRestoreScript(type, namespace))],
      };
    },
  };
}
