import {MAX_QUERY_LENGTH} from '../../search/constants';

/** The id of the form that replaces the search dialog before hydration. */
export const EARLY_SEARCH = 'early-search';

/**
 * An inline script for the search shortcut, on non-Latin keyboards too, which opens the search dialog. Before hydration, it shows a search
 * field, whose text the dialog takes over (src/theme/SearchBar/useOpenKeys). Until then, Enter submits the field to the search page.
 * Resetting the form closes it and restores the focus.
 *
 * @returns source of the script, without `<script>` tags
 */
export function earlySearchScript(): string {
  return `(function () {
  addEventListener('keydown', function (event) {
    var button = document.querySelector('[aria-keyshortcuts]');
    if (!button || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k' && (event.code !== 'KeyK' || event.key < '\\x7f')) return;
    event.preventDefault();
    if (window.openSearch) return window.openSearch();
    var form = document.getElementById('${EARLY_SEARCH}');
    if (!form) {
      var before = document.activeElement;
      form = document.createElement('form');
      form.id = '${EARLY_SEARCH}';
      form.action = button.form.action;
      form.style.cssText = 'position:fixed;inset:10px 10px auto auto;z-index:999';
      var input = form.appendChild(document.createElement('input'));
      input.name = 'q';
      input.type = 'search';
      input.maxLength = ${MAX_QUERY_LENGTH};
      input.autocomplete = 'off';
      input.setAttribute('aria-label', button.querySelector('span').textContent);
      input.style.cssText = 'font:inherit;padding:7px 12px';
      input.onkeydown = function (key) { if (key.key === 'Escape') form.reset(); };
      form.onreset = function () { form.remove(); before.focus({preventScroll: true}); };
      document.body.appendChild(form);
    }
    form.firstChild.focus();
  });
})();`;
}
