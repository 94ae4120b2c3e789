/** How long the answer to a click stays, in milliseconds. */
const DURATION = 4000;

async function text(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Copies the Markdown of a page and says on the button what came of it. */
export async function copyPage(address: string, button: HTMLElement): Promise<void> {
  const label = button.textContent;
  button.setAttribute('aria-live', 'polite');
  try {
    // Safari writes only what is promised while the click is handled.
    const promised = text(address).then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': promised})]);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied: open the Markdown and copy it there';
  }
  setTimeout(() => {
    button.textContent = label;
  }, DURATION);
}
