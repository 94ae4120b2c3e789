import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {addTools} from '../CodeBlock/tools';
import {AS_SENT, useAsSent} from '.';

/**
 * Gives the blocks of code in an element that stays as it was sent their buttons.
 *
 * @param sent what stands for the content, so that another one gets buttons of its own; nothing where scripts draw it
 */
export function useCodeTools(place: RefObject<Element | null>, sent: unknown): void {
  useEffect(() => {
    if (!sent || !place.current) return undefined;
    const blocks = [...place.current.querySelectorAll('.code-block')];
    const ends = blocks.map(addTools);
    return () => {
      for (const end of ends) end();
    };
  }, [place, sent]);
}

/** The same as `useAsSent`, for an element that may hold blocks of code. */
export function useAsSentWithCode(children: ReactNode, isAlive = false) {
  const ref = useRef<HTMLElement>(null);
  const content = useAsSent(children, isAlive);
  useCodeTools(ref, content === AS_SENT);
  return {ref, ...content};
}
