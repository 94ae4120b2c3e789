// Announces the next page and moves the focus to it after a navigation.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {element} from '../lib/element';
import {focusOn} from '../lib/focus';
import {targetOf} from '../lib/target';

let announcer: HTMLElement | undefined;

/** Announces a text through a live region. */
function announce(text: string): void {
  if (!announcer) {
    announcer = element('div', {id: 'route-announcer', className: 'visually-hidden'});
    announcer.setAttribute('aria-live', 'polite');
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

/** After a client-side navigation, announces the title of the new page, and focuses its main heading or the target of the fragment. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The title is updated in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const place = targetOf(location.hash) ?? document.querySelector('main h1') ?? document.querySelector('main');
        if (place instanceof HTMLElement && !document.activeElement?.closest('dialog'))
          focusOn(place, {preventScroll: true});
        announce(document.title);
      }),
    );
  },
};

// The framework's back-to-top button disappears at the top of the page, which would lose the focus.
if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (target instanceof Element && target.closest(`.${ThemeClassNames.common.backToTopButton}`) && heading)
      focusOn(heading, {preventScroll: true});
  });

export default client;
