import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {addTools} from '../CodeBlock/tools';
import {AS_SENT, useAsSent} from '.';

/** Gives the blocks of code in an element that stays as it was sent their buttons. */
export function useCodeTools(place: RefObject<Element | null>, isAsSent: boolean): void {
  useEffect(() => {
    if (!isAsSent || !place.current) return undefined;
    const blocks = [...place.current.querySelectorAll('.code-block')];
    const ends = blocks.map(addTools);
    return () => {
      for (const end of ends) end();
    };
  }, [place, isAsSent]);
}

/** The same as `useAsSent`, for an element that may hold blocks of code. */
export function useAsSentWithCode(children: ReactNode, isAlive = false) {
  const ref = useRef<HTMLElement>(null);
  const content = useAsSent(children, isAlive);
  useCodeTools(ref, content === AS_SENT);
  return {ref, ...content};
}
