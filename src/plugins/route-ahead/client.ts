import preload from '@docusaurus/core/lib/client/preload';
import {isDear, pageBehind, type Connection} from './link';

/** Milliseconds that the pointer or the focus stays on a link that is meant. */
const REST = 65;

const fetched = new Set<string>();
let resting: ReturnType<typeof setTimeout> | undefined;

function fetchAhead(path: string): void {
  if (fetched.has(path) || isDear((navigator as {connection?: Connection}).connection)) return;
  fetched.add(path);
  // A fault is kept for the click, which tells it. An address that cannot be decoded has no page.
  try {
    void preload(path);
  } catch {}
}

function onIntent({type, target}: Event): void {
  clearTimeout(resting);
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.href ? pageBehind(link, window.location) : undefined;
  if (path === undefined) return;
  if (type === 'pointerdown') fetchAhead(path);
  else resting = setTimeout(fetchAhead, REST, path);
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, {passive: true});
  }
}
