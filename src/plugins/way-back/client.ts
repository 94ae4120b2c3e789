import type {ClientModule} from '@docusaurus/types';

/** Scroll positions in pixels at which pages of this visit were left, by history entry. */
const places = new Map<string, number>();

/** True while a step back or forth in the history is handled. */
let isStep = false;

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const entryOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

const next = (): void => {
  isStep = false;
};

let late: ResizeObserver | undefined;

/** When the reader last scrolled, pressed or typed, and when the last step in the history began (`performance.now`). */
let acted = 0;
let stepped = 0;

/** Stops restoring a scroll position: the reader has begun to scroll or type, or has left the page. */
const stay = (): void => late?.disconnect();

const act = (): void => {
  acted = performance.now();
  stay();
};

/** Scrolls to a position, again whenever the page grows, until it is tall enough: results of the search arrive later. */
function goTo(place: number): void {
  late = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.ceil(window.scrollY) >= place) stay();
  });
  const page = document.getElementById('__docusaurus');
  if (page) late.observe(page);
}

/**
 * On a step back or forth in the history, closes the open dialog and restores the scroll position of the page. The browser's own
 * restoration comes before the page is rendered, and prefers the section that the fragment names.
 */
const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    stay();
    places.set(entryOf(previousLocation), window.scrollY);
    const entry = entryOf(location);
    // Only the browser knows the position on a page that was left before a full load: it has scrolled the page still shown to it.
    if (isStep && !places.has(entry)) requestAnimationFrame(() => places.set(entry, window.scrollY));
    return undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    requestAnimationFrame(() => {
      const place = places.get(entryOf(location));
      if (place !== undefined && acted <= stepped) goTo(place);
    });
  },
};

if (typeof document !== 'undefined') {
  for (const sign of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(sign, act, {passive: true});
  window.addEventListener('popstate', () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    isStep = true;
    stepped = performance.now();
    setTimeout(next);
  });
}

export default client;
