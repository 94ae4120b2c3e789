import {useState, type DOMAttributes, type ReactNode} from 'react';
import {isFirstLoad} from '../../browser/first-load';

/** React leaves alone what it is told to know as a string, so long as the string stays the same. */
export const AS_SENT = {dangerouslySetInnerHTML: {__html: ''}} as const;

type Content = Pick<DOMAttributes<HTMLElement>, 'children'> | typeof AS_SENT;

/**
 * The content of an element that needs nothing of scripts but that its links are followed, which happens for the whole page. On the
 * first page of a visit it stays as the server has sent it and is not hydrated. It must hold no state, no effects and no tags for
 * the head; where it holds code, `useAsSentWithCode` gives that its buttons.
 *
 * @param isAlive true where it is drawn in any case
 * @returns properties of the element
 */
export function useAsSent(children: ReactNode, isAlive?: boolean): Content {
  // While one develops, the server sends nothing.
  const [isAsSent] = useState(() => !isAlive && process.env.NODE_ENV === 'production' && isFirstLoad());
  return isAsSent ? AS_SENT : {children};
}
