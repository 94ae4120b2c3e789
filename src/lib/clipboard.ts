import {translate} from '@docusaurus/Translate';

/** The message that a copy button shows after a press. */
export interface CopyAnswer {
  /** False where the browser denied access to the clipboard. */
  readonly isCopied: boolean;
  readonly text: string;
  /** Milliseconds for which the message is shown. */
  readonly stays: number;
}

/** Copies a text, or selects the element that shows it where the browser denies access to the clipboard. Never rejects. */
export async function copyOrSelect(element: HTMLElement, text: string): Promise<CopyAnswer> {
  try {
    await navigator.clipboard.writeText(text);
    return {isCopied: true, text: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}), stays: 2000};
  } catch {
    // Without a secure connection there is no clipboard; a browser or an enclosing frame can also forbid it.
    getSelection()?.selectAllChildren(element);
    const message = translate({id: 'theme.CodeBlock.copyFailed', message: 'Selected: press Ctrl+C or ⌘C to copy'});
    // Longer: the reader has to act on it.
    return {isCopied: false, text: message, stays: 8000};
  }
}
