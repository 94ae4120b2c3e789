import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {jsonForScript} from '../../lib/escape';

/**
 * An inline script that reports a wrong base URL to the person who deploys the site: if no script could be loaded, and the path differs
 * from the canonical URL. It replaces Docusaurus' banner (`baseUrlIssueBanner: false`), which uses innerHTML and inline styles. The syntax
 * is old, because the script must run in browsers that do not support modern scripts.
 *
 * @param baseUrl the configured base URL
 * @returns source of the script, without `<script>` tags
 */
export function baseUrlBannerScript(baseUrl: string): string {
  return `document.addEventListener('DOMContentLoaded', function () {
  if (document.documentElement.dataset.scripts) return;
  var canonical = document.querySelector('link[rel=canonical]');
  if (!canonical) return;
  var base = ${jsonForScript(baseUrl)};
  var page = new URL(canonical.href).pathname.slice(base.length);
  var path = location.pathname.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '');
  if (page && path.slice(-page.length - 1) !== '/' + page) return;
  var suggested = (page ? path.slice(0, -page.length - 1) : path) + '/';
  if (suggested === base) return;
  function add(parent, name, content) {
    var element = document.createElement(name);
    element.textContent = content;
    return parent.appendChild(element);
  }
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:20px;padding:20px;border:thick solid #b00020;background:#fff;color:#b00020;font:18px sans-serif';
  add(banner, 'strong', 'Your Docusaurus site did not load properly');
  add(banner, 'p', 'The most common reason is a wrong base URL in the configuration of the site.');
  add(add(banner, 'p', 'Configured base URL: '), 'code', base);
  add(add(banner, 'p', 'Suggested base URL: '), 'code', suggested);
  document.body.insertBefore(banner, document.body.firstChild);
});`;
}

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
 * contains its hash (src/plugins/after-build/policy.ts).
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
