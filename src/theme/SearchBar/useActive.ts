import {useState, type KeyboardEvent} from 'react';

/** The hit that Enter follows; -1 for none. */
interface Active {
  readonly place: number;
  readonly setPlace: (place: number) => void;
  /** Moves with arrow keys, Home and End. Returns true for these keys. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Keeps the active index: the first hit initially, and the same hit when more results for the same query arrive.
 *
 * @param hrefs of the hits in their order
 * @param query a new query resets the index
 * @param start the initial index; -1 for none
 */
export function useActive(hrefs: readonly string[], query: string, start: 0 | -1): Active {
  const [chosen, setChosen] = useState<{readonly href: string; readonly query: string}>();
  const known = chosen?.query === query ? hrefs.indexOf(chosen.href) : -1;
  const place = known >= 0 ? known : start;
  const setPlace = (next: number): void => {
    const href = hrefs[next];
    if (href !== undefined) setChosen({href, query});
  };
  const onKey = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean => {
    if (hrefs.length === 0 || ctrlKey || metaKey || altKey || shiftKey) return false;
    const last = hrefs.length - 1;
    const next = {
      ArrowDown: place === last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[key];
    if (next === undefined) return false;
    setPlace(next);
    return true;
  };
  return {place, setPlace, onKey};
}
