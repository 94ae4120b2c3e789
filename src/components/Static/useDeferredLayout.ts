import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * After a click on a link, only the text of the next page that is near the viewport is laid out, and the rest when the browser is idle
 * (src/css/deferred-layout.css). A page that is opened at a section or with the back button is laid out at once, because the browser
 * scrolls it.
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
