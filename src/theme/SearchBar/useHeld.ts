import {useCallback, useRef} from 'react';

/** Whether somebody points at the results, which then must not move. */
export interface Held {
  readonly isHeld: () => boolean;
  readonly hold: () => void;
  readonly release: () => void;
}

/** Results are held from the moment that a pointer moves over them until it leaves or the query is another one. */
export function useHeld(query: string): Held {
  const held = useRef<string>(undefined);
  return {
    isHeld: useCallback(() => held.current === query, [query]),
    hold: () => {
      held.current = query;
    },
    release: () => {
      held.current = undefined;
    },
  };
}
