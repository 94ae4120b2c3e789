/**
 * Closes a modal dialog on a click on its backdrop, which is a click on the dialog element itself: the content has to cover its box.
 * A press that begins in the content and ends on the backdrop, as when text is selected, does not close it.
 *
 * @returns a function that removes the listeners
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let isBackdrop = false;
  const onDown = ({target}: Event): void => {
    isBackdrop = target === dialog;
  };
  const onClick = ({target}: Event): void => {
    if (isBackdrop && target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', onDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onDown);
    dialog.removeEventListener('click', onClick);
  };
}
