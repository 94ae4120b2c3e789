/** Parts of a text that are laid out in any case: on most phones they fill the first screen. What else is near it shows at once. */
const PARTS = 8;

/** Elements that are laid out in each frame after that. */
const SLICE = 150;

/** What a reader does when all of the text has to be there: it is laid out before that is done. */
const EVENTS = ['pointerdown', 'click', 'keydown', 'wheel', 'hashchange'];

/** The rule for what is not laid out yet while it comes in, which sections of the home page and posts of a list are too: src/css/content.css. */
const COMING = `.markdown > :nth-child(n + ${PARTS + 1}), main > :is(section, article)`;

/**
 * An inline script that has a long text laid out in slices, below the first screen and before anything is done there. Only on a plain
 * visit: who comes to a place in the text, or back to one, waits for all of it, as does a printer. Only Chromium tells a link to
 * a text (`#:~:text=`) from a plain one, in the name of the navigation.
 *
 * @returns source of the script, without `<script>` tags
 */
export function firstFramesScript(): string {
  return `(function () {
  var visit = performance.getEntriesByType('navigation')[0];
  if (!navigator.userAgentData || !visit || visit.type !== 'navigate' || visit.name.indexOf('#') > 0) return;
  if (document.hidden) return;
  var root = document.documentElement, parts = [];
  function show(most) {
    for (var count = 0; parts.length && count < most; parts.shift().removeAttribute('data-slice')) {
      count += parts[0].getElementsByTagName('*').length;
    }
  }
  function all() { root.removeAttribute('data-coming'); show(Infinity); }
  function slice() {
    requestAnimationFrame(function () {
      setTimeout(function () { show(${SLICE}); if (parts.length) slice(); });
    });
  }
  root.setAttribute('data-coming', '');
  ${JSON.stringify(EVENTS)}.forEach(function (name) { addEventListener(name, all, {capture: true, once: true}); });
  document.addEventListener('readystatechange', function () {
    if (!root.hasAttribute('data-coming')) return;
    parts = [].slice.call(document.querySelectorAll('${COMING}'));
    parts.forEach(function (part) { part.setAttribute('data-slice', ''); });
    root.removeAttribute('data-coming');
    slice();
  }, {once: true});
})();`;
}
