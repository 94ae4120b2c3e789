import {useLayoutEffect} from 'react';
import {EARLY_SEARCH} from '../../plugins/inline-scripts/early-search';

declare global {
  interface Window {
    /** Hears the keys of the search until the page has come to life (src/plugins/inline-scripts/early-search.ts). */
    earlySearch?: (event: KeyboardEvent) => void;
  }
}

/** Takes over from the script that hears the keys before the page comes to life; gives what was typed until now. */
function takeOver(): string | undefined {
  if (window.earlySearch) window.removeEventListener('keydown', window.earlySearch);
  const field = document.querySelector<HTMLInputElement>(`#${EARLY_SEARCH} > input`);
  field?.form?.remove();
  return field?.value;
}

/**
 * Calls `open` on Ctrl+K and ⌘K, wherever the focus is.
 *
 * @param onEarly called with what was typed, where the keys were pressed before the page came to life
 */
export function useOpenKeys(open: () => void, onEarly: (typed: string) => void): void {
  useLayoutEffect(() => {
    const typed = takeOver();
    if (typed === undefined) return;
    onEarly(typed);
    // The dialog selects what it opens with; this text is still being typed.
    queueMicrotask(() => (document.activeElement as HTMLInputElement).setSelectionRange?.(typed.length, typed.length));
  }, [onEarly]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
