import {jsonForScript} from '../../text/escape';

/**
 * An inline script at the end of the page that shows the remembered tab of every group before the first paint, so that
 * nothing jumps when the page comes to life. It does to the server's HTML what src/theme/Tabs does later.
 *
 * @param storage name of the storage that the site uses
 * @param namespace what the framework appends to its keys, often nothing
 * @returns source of the script, without `<script>` tags
 */
export function tabsRestoreScript(storage: 'localStorage' | 'sessionStorage', namespace: string): string {
  return `(function () {
  function remembered(group) {
    try {
      return window[${jsonForScript(storage)}].getItem('docusaurus.tab.' + group + ${jsonForScript(namespace)});
    } catch (error) {}
  }
  document.querySelectorAll('[data-tabs-group], [data-tabs-query]').forEach(function (tabs) {
    var query = tabs.getAttribute('data-tabs-query');
    var group = tabs.getAttribute('data-tabs-group');
    var value = (query && new URLSearchParams(location.search).get(query)) || (group && remembered(group));
    var list = tabs.querySelector('[role=tablist]');
    var chosen = value && list && Array.prototype.filter.call(list.children, function (tab) {
      return tab.getAttribute('data-value') === value;
    })[0];
    if (!chosen) return;
    Array.prototype.forEach.call(list.children, function (tab) {
      var panel = document.getElementById(tab.getAttribute('aria-controls'));
      tab.classList.toggle('tabs__item--active', tab === chosen);
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      if (panel) panel.hidden = tab !== chosen;
    });
  });
})();`;
}
