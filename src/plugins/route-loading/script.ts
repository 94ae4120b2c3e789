import {guardKey} from './guard';

/** Scripts without which no other script of the site runs, and the style sheet of all pages. */
const ESSENTIAL = String.raw`/\/assets\/(?:js\/(?:runtime~)?main|css\/styles)\.[^/]*$/`;

/**
 * An inline script for the case that a script or the style sheet named in the HTML is not there or is cut off, as when a host
 * has replaced the build between the page and its scripts. The file is fetched past the cache, which may have kept an error
 * page in its place, and asked for once more; when that fails too, the page is loaded anew, once for each such file and
 * path, not offline, and not without session storage. What is cut off is told of by a warning, not by an uncaught error.
 * Written for browsers of any age.
 *
 * @returns source of the script, without `<script>` tags
 */
export function recoveryScript(): string {
  const key = guardKey('@build', '@path').split(/@build|@path/);
  return `(function () {
  var tried = {};
  var reloading = false;
  function reload(source) {
    try {
      var key = ${JSON.stringify(key[0])} + source + ${JSON.stringify(key[1])} + location.pathname;
      if (reloading || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, '1');
      reloading = sessionStorage.getItem(key) === '1';
      if (reloading) location.reload();
    } catch (error) {}
  }
  addEventListener('error', function (event) {
    var missing = event.target;
    var isStyle = missing && missing.rel === 'stylesheet';
    var source = missing && (missing.tagName === 'SCRIPT' ? missing.src : isStyle && missing.href);
    // The bundler waits for a script of the same address that stands in the page, and this one is over.
    if (missing && missing.tagName === 'SCRIPT' && missing.remove) missing.remove();
    if (!source && event.error instanceof SyntaxError && event.filename.indexOf('/assets/js/') > 0) {
      source = event.filename;
      missing = document.querySelector('script[src$="' + source.slice(location.origin.length) + '"]');
      if (missing) missing.remove();
      event.preventDefault();
      console.warn(event.message, source);
    }
    if (!source || !${ESSENTIAL}.test(source) || !navigator.onLine) return;
    if (tried[source]) return reload(source);
    tried[source] = true;
    fetch(source, {cache: 'reload'}).then(function (answer) {
      if (!answer.ok) return reload(source);
      return answer.text().then(function () {
        var again = document.createElement(isStyle ? 'link' : 'script');
        again[isStyle ? 'href' : 'src'] = source;
        if (isStyle) again.rel = 'stylesheet';
        document.head.appendChild(again);
      });
    }).catch(function () {
      reload(source);
    });
  }, true);
})();`;
}
