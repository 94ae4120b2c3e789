import {jsonForScript} from '../../text/escape';

/** The misspelled default id of older versions, and its right form. */
const MISSPELLED = {was: 'annoucement-bar', is: 'announcement-bar'} as const;

/**
 * An inline script that takes back the dismissal of another announcement before anything is painted. The script of the
 * theme looks at the dismissal only, so that a new announcement would not be seen before the next page.
 *
 * @param id id of the announcement
 * @param namespace what the framework appends to its keys, often nothing
 * @returns source of the script, without `<script>` tags
 */
export function announcementScript(id: string, namespace: string): string {
  return `(function () {
  try {
    var known = localStorage.getItem(${jsonForScript(`docusaurus.announcement.id${namespace}`)});
    if (known === ${jsonForScript(MISSPELLED.was)}) known = ${jsonForScript(MISSPELLED.is)};
    if (known !== ${jsonForScript(id)}) document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  } catch (error) {}
})();`;
}
