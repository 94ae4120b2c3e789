import {guardKey} from './guard';

/** Scripts without which no other script of the site runs, and the style sheet of all pages. */
const ESSENTIAL = String.raw`/\/assets\/(?:js\/(?:runtime~)?main|css\/styles)\.[^/]*$/`;

/**
 * An inline script for the case that the scripts or the style sheet named in the HTML are not there, as when a host has replaced the
 * build between the page and its scripts: the page is loaded anew, once for each such file and path, not offline, and
 * not without session storage. A script that failed leaves the page, so that it can be asked for again. Written for browsers of any age.
 *
 * @returns source of the script, without `<script>` tags
 */
export function recoveryScript(): string {
  const key = guardKey('@build', '@path').split(/@build|@path/);
  return `(function () {
  addEventListener('error', function (event) {
    var missing = event.target;
    var source = missing && (missing.tagName === 'SCRIPT' ? missing.src : missing.rel === 'stylesheet' && missing.href);
    // The bundler waits for a script of the same address that stands in the page, and this one is over.
    if (missing && missing.tagName === 'SCRIPT' && missing.remove) missing.remove();
    if (!source || !${ESSENTIAL}.test(source) || !navigator.onLine) return;
    try {
      var key = ${JSON.stringify(key[0])} + source + ${JSON.stringify(key[1])} + location.pathname;
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, '1');
      if (sessionStorage.getItem(key) === '1') location.reload();
    } catch (error) {}
  }, true);
})();`;
}
