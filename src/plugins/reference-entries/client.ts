import type {ClientModule} from '@docusaurus/types';
import {twice} from '../../browser/resource';
import {targetOf} from '../../browser/target';

const signs = ['pointerover', 'focusin', 'input'] as const;

/**
 * Loads what a reader does with the entries of a reference (src/markdown/entries), filtering a long list and copying a name, at
 * the first sign that somebody uses them; at the next sign again where that fails. Without it the list is complete, and its
 * names are links to themselves.
 */
function wake({target}: Event): void {
  if (!(target instanceof Element) || !target.closest('.entries, .entries-filter')) return;
  for (const sign of signs) document.removeEventListener(sign, wake);
  twice(() => import('./use')).then(({use}) => use(target, signs), listen);
}

function listen(): void {
  for (const sign of signs) document.addEventListener(sign, wake);
}

if (typeof document !== 'undefined') {
  listen();
  // What was typed before, or is there again after a load.
  const typed = [...document.querySelectorAll<HTMLInputElement>('.entries-filter > input')].find(({value}) => value);
  typed?.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Opens the closed fields around the place to which the address leads. Browsers do so only when they load the page. */
function openAround(): void {
  const target = targetOf(window.location.hash);
  let isMoved = false;
  for (let around = target?.closest('details:not([open])'); around; around = around.closest('details:not([open])')) {
    around.setAttribute('open', '');
    isMoved = true;
  }
  if (isMoved) target?.scrollIntoView();
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openAround);

const client: ClientModule = {onRouteDidUpdate: openAround};

export default client;
