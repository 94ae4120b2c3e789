/** What a click on a copy button came to; `selected` when the browser keeps scripts from the clipboard. */
export type CopyResult = 'copied' | 'selected';

/** Copies the text that an element shows, or selects the element where that is refused. */
export async function copyOrSelect(element: HTMLElement, text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Without a secure connection there is no clipboard; a browser or an enclosing frame may also forbid it.
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}
