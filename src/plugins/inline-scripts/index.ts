import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBannerScript} from './base-url-banner';
import {earlySearchScript} from './early-search';

const script = (innerHTML: string): HtmlTagObject => ({tagName: 'script', innerHTML});

/**
 * Inline scripts, because they must run before anything is loaded or painted. Each is a pure function of the
 * configuration, and the policy of the site names its digest (src/plugins/after-build/csp).
 */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      preBodyTags: [script(earlySearchScript())],
      postBodyTags: [script(baseUrlBannerScript(siteConfig.baseUrl))],
    }),
  };
}
