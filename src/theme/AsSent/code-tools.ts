import {useEffect, type RefObject} from 'react';
import {addTools} from '../CodeBlock/tools';

/** Gives the blocks of code in an element that scripts have not drawn their buttons. */
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
