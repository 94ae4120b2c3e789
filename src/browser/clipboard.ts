import {translate} from '@docusaurus/Translate';

/** What a copy button says when it is pressed, and for how many milliseconds. */
export interface CopyAnswer {
  /** False where the browser keeps scripts from the clipboard. */
  readonly isCopied: boolean;
  readonly text: string;
  readonly stays: number;
}

/** Copies the text that an element shows, or selects the element where that is refused. */
export async function copyOrSelect(element: HTMLElement, text: string): Promise<CopyAnswer> {
  try {
    await navigator.clipboard.writeText(text);
    return {isCopied: true, text: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}), stays: 2000};
  } catch {
    // Without a secure connection there is no clipboard; a browser or an enclosing frame may also forbid it.
    getSelection()?.selectAllChildren(element);
    const said = translate({id: 'theme.CodeBlock.copyFailed', message: 'Selected: press Ctrl+C or ⌘C to copy'});
    // It is to be acted upon.
    return {isCopied: false, text: said, stays: 8000};
  }
}
