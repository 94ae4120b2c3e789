import {useLayoutEffect, type RefObject} from 'react';
import {closeOnBackdrop} from '../../browser/backdrop';

/** On the root element while the page behind the dialog must not scroll; says whether a scrollbar took room from it. */
const LOCKED = 'data-search-open';

/** What was typed into an open dialog that went with its page: pages of another kind bring a search bar of their own. */
export const left: {text?: string | undefined} = {};

function lock(): void {
  const root = document.documentElement;
  root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'scrollbar' : '');
}

/**
 * Shows a dialog over the page, with the focus in its input before anything else happens, and closes it on a press next to
 * it. The page behind is locked and keeps its width: the room of a scrollbar that vanishes is reserved. The lock is set in a task of
 * its own, to keep each task short on slow machines.
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
