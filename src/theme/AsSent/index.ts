import {useRef, useState, type DOMAttributes, type ReactNode, type RefObject} from 'react';
import {isFirstLoad} from '../../browser/first-load';
import {useCodeTools} from './code-tools';

/** React leaves alone what it is told to know as a string, so long as the string stays the same. */
export const AS_SENT = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}} as const;

interface Content extends Pick<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  readonly ref: RefObject<(HTMLElement & HTMLDivElement) | null>;
  readonly suppressHydrationWarning?: boolean;
}

/**
 * The content of an element that needs nothing of scripts but what they look for in the document: links, which are followed for
 * the whole page, and the buttons of code. On the first page of a visit it stays as the server has sent it and is not brought to
 * life, which on a slow phone takes a third of the time that a page needs until it answers. It must not hold state, effects or
 * tags for the head.
 *
 * @param isStill false where it is drawn in any case
 * @returns properties of the element
 */
export function useAsSent(children: ReactNode, isStill = true): Content {
  const ref = useRef<HTMLElement & HTMLDivElement>(null);
  // While one develops, the server sends nothing.
  const [isAsSent] = useState(() => isStill && process.env.NODE_ENV === 'production' && isFirstLoad());
  useCodeTools(ref, isAsSent);
  return isAsSent ? {ref, ...AS_SENT} : {ref, children};
}
