import type {ClientModule} from '@docusaurus/types';
import {filterBy} from '../lib/filter-field';
import {targetOf} from '../lib/target';

// The field above a long list of entries (src/markdown/entries).
if (typeof document !== 'undefined') filterBy('.entries-filter > input', () => import('./reference-entries-filter'));

/** Opens the closed entries around the target of the fragment. Browsers do this only when they load the page. */
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
