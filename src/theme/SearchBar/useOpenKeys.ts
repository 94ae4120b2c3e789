import {useLayoutEffect} from 'react';
import {EARLY_SEARCH} from '../../plugins/inline-scripts/early-search';
import {left} from './useModal';

declare global {
  interface Window {
    /** Opens the search on its shortcut after hydration (src/plugins/inline-scripts/early-search.ts). */
    openSearch?: () => void;
  }
}

/**
 * Removes the field that replaced the dialog before hydration. The dialog restores the focus to the element focused before it.
 *
 * @returns the text from that field, or from a dialog that was open on the previous page; undefined if there is neither
 */
function takeOver(): string | undefined {
  const field = document.querySelector<HTMLInputElement>(`#${EARLY_SEARCH} > input`);
  const typed = field?.value ?? left.text;
  left.text = undefined;
  field?.form?.reset();
  return typed;
}

/**
 * Calls `open` on Ctrl+K and ⌘K, regardless of the focus.
 *
 * @param onEarly called with the typed text if the search was opened before this page loaded or hydrated
 */
export function useOpenKeys(open: () => void, onEarly: (typed: string) => void): void {
  useLayoutEffect(() => {
    const typed = takeOver();
    if (typed === undefined) return;
    onEarly(typed);
    // The dialog selects its initial text, but the user is still typing this one.
    queueMicrotask(() => (document.activeElement as HTMLInputElement).setSelectionRange?.(typed.length, typed.length));
  }, [onEarly]);
  useLayoutEffect(() => {
    window.openSearch = open;
    return () => {
      delete window.openSearch;
    };
  }, [open]);
}
