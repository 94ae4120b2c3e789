import type {ClientModule} from '@docusaurus/types';
import {closeContents} from './contents-bar';
import {reveal} from './reveal';
import {watchSections} from './sections';

let stop: (() => void) | undefined;

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
