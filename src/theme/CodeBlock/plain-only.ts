/**
 * Rejects code that would have to be highlighted in the browser.
 *
 * @param language the language that the caller names
 * @param className can name it, too, as `language-yaml`
 * @throws Error that says what to write instead, unless the code is plain text
 */
export function assertPlain(language: string | undefined, className: string | undefined): void {
  const wanted = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  if (wanted !== 'text') {
    throw new Error(
      `<CodeBlock> got code in "${wanted}" as children, but code is highlighted when the site is built — ` +
        'write it as a fence in Markdown (a component can import an .mdx file that holds only the fence), ' +
        'or leave the language out to show it as plain text',
    );
  }
}
