import {useLayoutEffect, type RefObject} from 'react';
import {closeOnBackdrop} from '../../lib/backdrop';

/** Set on the root element while page scrolling is locked. The value indicates whether the page had a scrollbar with a width. */
const LOCKED = 'data-search-open';

/** The text from an open dialog that was unmounted, because pages with another layout mount another search bar. */
export const left: {text?: string | undefined} = {};

function lock(): void {
  const root = document.documentElement;
  root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'scrollbar' : '');
}

/**
 * Opens a modal dialog, focuses its input synchronously, and closes the dialog on a click on the backdrop. Locks page scrolling and
 * reserves the width of the scrollbar, so that the page does not shift. The lock is set in a separate task to keep tasks short on
 * slow machines.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const [element, field] = [dialog.current!, input.current!];
    element.showModal();
    field.focus();
    field.select();
    const task = setTimeout(lock);
    const end = closeOnBackdrop(element);
    return () => {
      if (element.open) left.text = field.value;
      clearTimeout(task);
      document.documentElement.removeAttribute(LOCKED);
      end();
    };
  }, [dialog, input]);
}
