/**
 * Closes a modal dialog on a press beside it, which is one on the dialog element itself: its content has to cover its box. A press
 * that begins in the content and ends beside it, as when text is selected, is none.
 *
 * @returns a function that ends it
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let isBeside = false;
  const onDown = ({target}: Event): void => {
    isBeside = target === dialog;
  };
  const onClick = ({target}: Event): void => {
    if (isBeside && target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', onDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onDown);
    dialog.removeEventListener('click', onClick);
  };
}
