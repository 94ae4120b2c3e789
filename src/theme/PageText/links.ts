import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** Whether the browser is asked for something else than to follow the link here. */
const isMeantElse = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/**
 * Hands clicks on links in a text that the server has sent to the router, as the links of the framework do: those that lead to
 * pages of the site, in this tab. Places in the same page are the browser's.
 *
 * @returns a function that ends it
 */
export function followLinks(text: HTMLElement, history: History): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || isMeantElse(event) || link.getAttribute('href')?.startsWith('#')) return;
    if (link.origin !== window.location.origin || (link.target && link.target !== '_self') || link.download) return;
    event.preventDefault();
    const {pathname, search, hash} = link;
    const isHere = link.href === window.location.href;
    history[isHere ? 'replace' : 'push'](pathname + search + hash);
  };
  text.addEventListener('click', follow);
  return () => text.removeEventListener('click', follow);
}
