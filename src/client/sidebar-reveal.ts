import type {ClientModule} from '@docusaurus/types';
import {reveal} from './sidebar-reveal-reveal';

/** Scrolls the docs sidebar to the entry of the page. */
const client: ClientModule = {
  onRouteDidUpdate() {
    const menu = document.querySelector('aside .menu');
    const entry = [...(menu?.querySelectorAll('[aria-current=page]') ?? [])].at(-1);
    if (menu && entry) reveal(entry, menu);
  },
};

export default client;
