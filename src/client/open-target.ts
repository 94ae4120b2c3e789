import type {ClientModule} from '@docusaurus/types';
import {targetOf} from '../lib/target';

/** Opens the message that is the target of the fragment, or the closed entries around the target. */
function openAround(): void {
  const target = targetOf(window.location.hash);
  let isMoved = false;
  const row = target?.querySelector(':scope > .problem:not([open])');
  for (
    let around = row ?? target?.closest('details:not([open])');
    around;
    around = around.closest('details:not([open])')
  ) {
    around.setAttribute('open', '');
    isMoved = true;
  }
  if (isMoved) target?.scrollIntoView();
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openAround);

const client: ClientModule = {onRouteDidUpdate: openAround};

export default client;
