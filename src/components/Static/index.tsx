import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addTools} from '../CodeTools';

interface Props extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Identifies the element in the page. */
  readonly name: string;
  readonly as?: 'div' | 'main' | 'article' | 'nav' | 'footer';
  /** False for content with interactive components, which is always hydrated. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

const IS_SERVER_RENDERED = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

/**
 * The HTML that the server rendered for this element, on the first page of a visit only. `npm start` has no server rendering: there the
 * element would have the text from before a page was saved.
 */
function useServerHtml(name: string, isStatic: boolean): {readonly __html: string} | undefined {
  const isHydrated = useIsBrowser();
  const [html] = useState(() => {
    if (!isStatic || isHydrated || !IS_SERVER_RENDERED) return undefined;
    const element = document.querySelector(`[data-static="${CSS.escape(name)}"]`);
    return element ? {__html: element.innerHTML} : undefined;
  });
  return html;
}

/**
 * Whether only the text near the viewport is laid out, after a click on a link, and the rest when the browser is idle (src/css/states.css).
 * A page that is opened at a section or with the back button is laid out immediately, because the browser scrolls it.
 */
function useDeferredLayout(): boolean {
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

/**
 * An element whose content is not hydrated on the first page of a visit: React keeps what the server rendered. After a navigation
 * React renders it as usual. The content must not have state, effects or tags for the head. Links in it are followed by
 * src/theme/Root, and code blocks get their buttons here.
 */
export default function Static({name, as, isStatic = true, children, ...props}: Props): ReactNode {
  const Element = (as ?? 'div') as 'div';
  const ref = useRef<HTMLDivElement>(null);
  const html = useServerHtml(name, isStatic);
  const isDeferred = useDeferredLayout();
  useEffect(() => {
    if (!html || !ref.current) return undefined;
    const removers = [...ref.current.querySelectorAll('.code-block')].map(addTools);
    return () => {
      for (const remove of removers) remove();
    };
  }, [html]);
  return html ? (
    <Element ref={ref} data-static={name} {...props} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  ) : (
    <Element data-static={name} data-deferred={isDeferred || undefined} {...props}>
      {children}
    </Element>
  );
}
