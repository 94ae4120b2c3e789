/** What code blocks, diagrams, contents and the badge of the footer are made of. */
const NAMES =
  'a|b|br|button|code|desc|details|div|em|figcaption|figure|g|hr|i|img|li|p|path|rect|small|span|strong|summary|svg|text|title|ul|wbr';

/** A tag as serializers write it, without handlers. The policy of the site keeps `javascript:` addresses from running. */
const TAG = String.raw`<\/?(?:${NAMES})(?: (?!on)[\w:-]+(?:="[^"]*")?)* ?\/?>`;

/**
 * An inline script that lets through addresses of the site's own scripts, markup that cannot run, and JSON, which search engines
 * read in script elements. In browsers without Trusted Types it does nothing.
 *
 * @returns source of the script, without `<script>` tags
 */
export function trustedTypesScript(baseUrl: string): string {
  return `(function () {
  if (!window.trustedTypes) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: function (url) {
      var address = new URL(url, location.href);
      return address.origin === location.origin && address.pathname.indexOf(${JSON.stringify(`${baseUrl}assets/js/`)}) === 0 ? url : null;
    },
    createScript: function (text) {
      try {
        return JSON.parse(text) && text;
      } catch (error) {
        return null;
      }
    },
    createHTML: function (html) {
      return html.replace(/${TAG}/gi, '').indexOf('<') < 0 ? html : null;
    }
  });
})();`;
}
