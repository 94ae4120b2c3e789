import {isValidElement, type ReactNode} from 'react';

const MOVED =
  'src/exceptions/static-text.ts: the exports of a page are no longer properties of its component, so all text is hydrated.';

let isReported = false;

/**
 * Whether a Markdown page has no interactive parts, so that its text need not be hydrated (src/components/Static). Each page exports the
 * answer (src/markdown/pure-text.ts), and the framework copies the exports of a page to its component. If it no longer does, text is
 * hydrated as usual, and the build prints a warning.
 */
export function isText(page: ReactNode): boolean {
  const answer = isValidElement(page) ? (page.type as {readonly isText?: unknown}).isText : undefined;
  if (typeof answer === 'boolean') return answer;
  if (!isReported && typeof document === 'undefined') console.warn(MOVED);
  isReported = true;
  return false;
}
