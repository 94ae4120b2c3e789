import type {ClientModule} from '@docusaurus/types';
import {closeContents} from './contents-bar';
import {reveal} from './reveal';
import {watchSections} from './sections';

let stop: (() => void) | undefined;

/**
 * Shows readers where they are: the section in the contents of the page and in the bar above the text, the page in the menu
 * beside it. It observes and never asks for a layout, so that it costs nothing while a page comes to life.
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
