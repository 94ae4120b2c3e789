import type {ClientModule} from '@docusaurus/types';

/** Where the reader has left the pages of this visit, by their entries of the history. */
const places = new Map<string, number>();

let isStep = false;

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const entryOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

const next = (): void => {
  isStep = false;
};

let late: ResizeObserver | undefined;

/** Ends what would take a reader who goes on to the place of before. */
const stay = (): void => late?.disconnect();

/** Goes to a place, and once more as often as the page grows, until it is long enough: results of the search come later. */
function goTo(place: number): void {
  late = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.ceil(window.scrollY) >= place) stay();
  });
  const page = document.getElementById('__docusaurus');
  if (page) late.observe(page);
}

/**
 * On the way back and forth, what was open over the page is closed, and the next one is shown at the place at which the reader has
 * left it. The browser goes there before the page is, and prefers the section that the address names.
 */
const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    stay();
    places.set(entryOf(previousLocation), window.scrollY);
    const entry = entryOf(location);
    // Of a page that was left before a load the browser alone knows the place: it has scrolled there what is still shown.
    if (isStep && !places.has(entry)) requestAnimationFrame(() => places.set(entry, window.scrollY));
    return undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    requestAnimationFrame(() => {
      const place = places.get(entryOf(location));
      if (place !== undefined) goTo(place);
    });
  },
};

if (typeof document !== 'undefined') {
  for (const sign of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(sign, stay, {passive: true});
  window.addEventListener('popstate', () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    isStep = true;
    setTimeout(next);
  });
}

export default client;
