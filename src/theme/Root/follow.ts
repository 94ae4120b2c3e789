import type {useHistory} from '@docusaurus/router';
import {opensPage} from '../../plugins/route-ahead/link';

type History = ReturnType<typeof useHistory>;

/** Whether the browser is asked for something else than to follow the link here. */
const isMeantElse = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/**
 * Hands clicks on links to the router: those that open pages of the site. Places in the same page are the browser's.
 * @returns a function that ends it
 */
export function followLinks(history: History): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || isMeantElse(event) || link.getAttribute('href')?.startsWith('#')) return;
    if (!opensPage(link, window.location)) return;
    const {pathname, search, hash} = link;
    const isHere = link.href === window.location.href;
    history[isHere ? 'replace' : 'push'](pathname + search + hash);
    // Last: a path with a malformed encoding, at which the history throws, is left to the browser and answered by the host.
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
