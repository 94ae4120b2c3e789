import type {ClientModule} from '@docusaurus/types';
import {onFirstUse} from '../../browser/first-use';
import {targetOf} from '../../browser/target';

const signs = ['pointerover', 'focusin', 'input'] as const;

if (typeof document !== 'undefined') {
  // What a reader does with the entries of a reference (src/markdown/entries) is filtering a long list and copying a name. Without
  // it the list is complete, and its names are links to themselves.
  onFirstUse({
    signs,
    selector: '.entries, .entries-filter',
    load: () => import('./use'),
    start: ({use}, target) => use(target, signs),
  });
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
