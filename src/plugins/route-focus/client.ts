import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';
import {focusOn} from '../../browser/focus';
import {targetOf} from '../../browser/target';

const PICTURES = ':is([property^="og:image"], [name^="twitter:image"]):not([data-rh])';

/**
 * After a navigation within the site, which the browser does not notice: the title of the new page is announced, and the
 * focus goes to its main heading or to the section that the address names.
 */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The build wrote them for the page that was loaded (src/plugins/social-cards); no picture is better than its.
    for (const picture of document.querySelectorAll(PICTURES)) picture.remove();
    // The title is written in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Without a heading, to the main area.
        const place = targetOf(location.hash) ?? document.querySelector('main h1') ?? document.querySelector('main');
        if (place instanceof HTMLElement && !document.activeElement?.closest('dialog'))
          focusOn(place, {preventScroll: true});
        announce(document.title);
      }),
    );
  },
};

// The framework's button disappears once the page is at its top, and the focus with it.
if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (target instanceof Element && target.closest('.theme-back-to-top-button') && heading)
      focusOn(heading, {preventScroll: true});
  });

export default client;
