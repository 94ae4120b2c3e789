/** Records which scripts and style sheets the browser could not load, with the error event of their elements. */

const failed = new Set<string>();

/** Records a file that could not be loaded. */
export const noteFailedFile = (address: string): unknown => failed.add(address);

if (typeof window !== 'undefined') {
  // Events of elements do not bubble.
  const capture = true;
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) noteFailedFile(target.src);
      if (target instanceof HTMLLinkElement) noteFailedFile(target.href);
    },
    {capture},
  );
}

/** The file that an error of the bundler is about, whose message contains its address; undefined for other errors. */
export const failedFileOf = (error: unknown): string | undefined =>
  [...failed].findLast((address) => String(error).includes(address));
