/** What a click on the copy button came to; `selected` when the browser keeps scripts from the clipboard. */
export type CopyResult = 'copied' | 'selected';

/**
 * The text of a block that is worth copying: of a terminal session the commands, without prompts and output; of other code
 * everything.
 */
export function textToCopy(code: ParentNode & {readonly textContent: string | null}): string {
  const commands = [...code.querySelectorAll('.code-command')].map((line) => {
    const prompt = line.querySelector('.code-prompt')?.textContent ?? '';
    return (line.textContent ?? '').slice(prompt.length);
  });
  const text = commands.length > 0 ? commands.join('') : (code.textContent ?? '');
  return text.replace(/\n$/, '');
}

/** Copies the text of a block, or selects the block where that is refused. */
export async function copyBlock(block: HTMLElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(textToCopy(block));
    return 'copied';
  } catch {
    // Without a secure connection there is no clipboard; a browser or an enclosing frame may also forbid it.
    getSelection()?.selectAllChildren(block);
    return 'selected';
  }
}
