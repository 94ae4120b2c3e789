import {useLayoutEffect} from 'react';
import {EARLY_SEARCH} from '../../plugins/inline-scripts/early-search';
import {left} from './useModal';

declare global {
  interface Window {
    /** What the keys of the search do once the page has come to life (src/plugins/inline-scripts/early-search.ts). */
    openSearch?: () => void;
  }
}

/**
 * Removes the field that replaced the dialog before hydration; the dialog gives the focus back to what had it before the field.
 *
 * @returns what was typed there, or into the dialog of the page before, which was open when this page came; undefined if there is none
 */
function takeOver(): string | undefined {
  const field = document.querySelector<HTMLInputElement>(`#${EARLY_SEARCH} > input`);
  const typed = field?.value ?? left.text;
  left.text = undefined;
  field?.form?.reset();
  return typed;
}

/**
 * Calls `open` on Ctrl+K and ⌘K, wherever the focus is.
 *
 * @param onEarly called with what was typed, where the keys were pressed before the page came or came to life
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
    window.openSearch = open;
    return () => {
      delete window.openSearch;
    };
  }, [open]);
}
