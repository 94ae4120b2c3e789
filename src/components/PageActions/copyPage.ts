async function markdown(address: string): Promise<Blob> {
  const response = await fetch(address, {cache: 'no-cache'});
  // Some hosts answer with a page of their own, and call that a success.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/markdown')) throw new Error(address);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies the Markdown of a page. Rejects where it cannot be had, or the browser does not let it be copied. */
export function copyPage(address: string): Promise<void> {
  const text = markdown(address);
  // It fails when copying fails. A browser can refuse before it requests the text, so nobody handles a failure of the text then.
  text.catch(() => undefined);
  // Safari writes only what is promised while the click is handled.
  return navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}
