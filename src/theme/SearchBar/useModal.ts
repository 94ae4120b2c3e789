import {useLayoutEffect, type RefObject} from 'react';
import {closeOnBackdrop} from '../../browser/backdrop';

/** On the root element while the page behind the dialog must not scroll; says whether a scrollbar took room from it. */
const LOCKED = 'data-search-open';

function lock(): void {
  const root = document.documentElement;
  root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'scrollbar' : '');
}

/**
 * Shows a dialog over the page, with the focus in its input before anything else happens, and closes it on a press beside
 * it. The page behind is locked and keeps its width: the room of a scrollbar that vanishes is reserved. The lock is set in a task of
 * its own, to keep each task short on slow machines.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    input.current?.select();
    const task = setTimeout(lock);
    const end = element && closeOnBackdrop(element);
    return () => {
      clearTimeout(task);
      document.documentElement.removeAttribute(LOCKED);
      end?.();
    };
  }, [dialog, input]);
}
