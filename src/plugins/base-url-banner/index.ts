import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBannerScript} from './script';

/**
 * Replaces the base URL banner of Docusaurus, which writes through innerHTML and inline styles. Set
 * `baseUrlIssueBanner: false` beside it.
 */
export default function baseUrlBanner({siteConfig}: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', innerHTML: baseUrlBannerScript(siteConfig.baseUrl)}],
    }),
  };
}
