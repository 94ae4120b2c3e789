// Replaces `react-router-dom`: the parts that a site with browser history needs. Links are those of Link.tsx.
import {useMemo, useState, type ReactNode} from 'react';
import {__RouterContext, Router, useHistory, type RouteComponentProps} from 'react-router';
import {createBrowserHistory, unused} from './history';

export * from 'react-router';

export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(createBrowserHistory);
  return <Router history={history}>{children}</Router>;
}

interface PageProps {
  readonly location: RouteComponentProps['location'];
  readonly render: () => ReactNode;
}

/**
 * Renders the page at a location. The framework keeps the old page until the next one is loaded, by passing the old location; the
 * original makes a new context value for it each time, and so renders the whole page once more.
 */
export function Route({location, render}: PageProps): ReactNode {
  const history = useHistory();
  const place = useMemo(
    () => ({history, location, match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'}}),
    [history, location],
  );
  return <__RouterContext.Provider value={place}>{render()}</__RouterContext.Provider>;
}

export {unused as HashRouter};
