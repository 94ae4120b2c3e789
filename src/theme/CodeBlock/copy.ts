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
