// Keeps the entry of the open page in view in the docs sidebar.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {scrollIntoMenu} from '../lib/scroll-into-menu';

const {docSidebarContainer, docSidebarMenu} = ThemeClassNames.docs;

/** Scrolls the docs sidebar to the entry of the page. */
const client: ClientModule = {
  onRouteDidUpdate() {
    const list = document.querySelector(`.${docSidebarContainer} .${docSidebarMenu}`);
    const entry = [...(list?.querySelectorAll('[aria-current=page]') ?? [])].at(-1);
    if (list?.parentElement && entry) scrollIntoMenu(entry, list.parentElement);
  },
};

export default client;
