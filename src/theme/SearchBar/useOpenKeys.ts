import {useLayoutEffect} from 'react';
import {left} from './useModal';

/** Whether a key press is Ctrl+K or ⌘K, on a keyboard with other letters too. */
const isShortcut = ({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\u007F'));

/**
 * Calls `open` on the shortcut, regardless of the focus.
 *
 * @param reopen called with the typed text if the dialog was open on the previous page
 */
export function useOpenKeys(open: () => void, reopen: (typed: string) => void): void {
  useLayoutEffect(() => {
    const {text} = left;
    left.text = undefined;
    if (text === undefined) return;
    reopen(text);
    // The dialog selects its initial text, but the user is still typing this one.
    queueMicrotask(() => (document.activeElement as HTMLInputElement).setSelectionRange?.(text.length, text.length));
  }, [reopen]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
