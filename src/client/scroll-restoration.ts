import type {ClientModule} from '@docusaurus/types';

/** Scroll positions in pixels by history entry. */
const positions = new Map<string, number>();

/** True during a back or forward navigation. */
let isStep = false;

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const entryOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

let observer: ResizeObserver | undefined;

/** Times of the last input and of the last history navigation (`performance.now`). */
let lastInput = 0;
let lastStep = 0;

/** Stops restoring, because the reader scrolls, types or leaves the page. */
const stop = (): void => observer?.disconnect();

const onInput = (): void => {
  lastInput = performance.now();
  stop();
};

/** Scrolls to a position, and again whenever the page grows, because search results load later. */
function scrollTo(position: number): void {
  observer = new ResizeObserver(() => {
    window.scrollTo(0, position);
    if (Math.ceil(window.scrollY) >= position) stop();
  });
  observer.observe(document.body);
}

/**
 * On a back or forward navigation, closes the open dialog and restores the scroll position. The browser restores it before the page is
 * rendered, and gives precedence to the target of the fragment.
 */
const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    stop();
    positions.set(entryOf(previousLocation), window.scrollY);
    const entry = entryOf(location);
    // After a full load, only the browser has the position of an earlier page, and it has already scrolled.
    if (isStep && !positions.has(entry)) requestAnimationFrame(() => positions.set(entry, window.scrollY));
    return undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    requestAnimationFrame(() => {
      const position = positions.get(entryOf(location));
      if (position !== undefined && lastInput <= lastStep) scrollTo(position);
    });
  },
};

if (typeof document !== 'undefined') {
  for (const type of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(type, onInput, {passive: true});
  window.addEventListener('popstate', () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    isStep = true;
    lastStep = performance.now();
    setTimeout(() => (isStep = false));
  });
}

export default client;
