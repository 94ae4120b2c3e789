import type {ClientModule} from '@docusaurus/types';
import {closeContents} from './contents-bar';
import {reveal} from './reveal';
import {watchSections} from './sections';

let stop: (() => void) | undefined;

/**
 * Marks where the reader is: the current section in the table of contents and in the bar above the text, the current page in the
 * sidebar. It relies on observers and never forces a layout, so that it costs nothing while a page hydrates.
 */
const client: ClientModule = {
  onRouteDidUpdate() {
    stop?.();
    stop = watchSections();
    const menu = document.querySelector('aside .menu');
    const entry = [...(menu?.querySelectorAll('[aria-current=page]') ?? [])].at(-1);
    if (menu && entry) reveal(entry, menu);
  },
};

if (typeof document !== 'undefined') {
  document.addEventListener('click', closeContents);
  document.addEventListener('keydown', closeContents);
}

export default client;
