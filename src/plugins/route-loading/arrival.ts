import {useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

type Arrive = (location: ReturnType<typeof useLocation>) => void;

let arrive: Arrive | undefined;

/** Routes of the page that are shown as missing. */
let missing = 0;

/** Sets what is done when a page that was missing is there. It is not imported: what follows a navigation knows the routes. */
export function onLateArrival(next: Arrive): void {
  arrive = next;
}

/** The framework has ended the navigation with the loading screen: at the page that comes after it the reader arrives anew. */
export function useLateArrival(isMissing: boolean): void {
  const location = useLocation();
  const [wasMissing] = useState(isMissing);
  useLayoutEffect(() => {
    if (!wasMissing) return undefined;
    if (isMissing) {
      missing += 1;
      return () => {
        missing -= 1;
      };
    }
    // A route that is there now may hold others that are not.
    queueMicrotask(() => {
      if (missing === 0) arrive?.(location);
    });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a step within the page is no arrival
  }, [isMissing]);
}
