import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * After a click on a link, the text of the next page is laid out only as far as it is near the screen, and the rest when the browser
 * has nothing else to do (src/css/deferred-layout.css). A page that is opened at a section or reached by a step in the history is laid
 * out at once, because the browser scrolls it to a place further down.
 *
 * @returns whether the layout is deferred
 */
export function useDeferredLayout(): boolean {
  const {action, location} = useHistory();
  const [isDeferred, setDeferred] = useState(action === 'PUSH' && location.hash === '');
  useEffect(() => {
    if (!isDeferred) return undefined;
    // Safari has no idle callbacks, and its pages are not deferred.
    const callback = window.requestIdleCallback?.(() => setDeferred(false));
    return () => window.cancelIdleCallback?.(callback);
  }, [isDeferred]);
  return isDeferred;
}
