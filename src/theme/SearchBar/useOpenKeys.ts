import {useLayoutEffect} from 'react';
import {isApple} from '../../lib/apple';
import {left} from './useModal';

const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Whether a key press is K, on a keyboard with other letters too. */
const isK = ({key, code}: KeyboardEvent): boolean => key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\u007F');

/** Whether a key press is ⌘K on Apple's systems, or Ctrl+K outside fields on others. In a field, Ctrl+K can delete to the end of the line. */
function isShortcut(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (!isK(event) || altKey || shiftKey || ctrlKey === metaKey) return false;
  return isApple() ? metaKey : ctrlKey && !(target instanceof Element && target.closest(FIELDS));
}

/**
 * Calls `open` on the shortcut.
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
