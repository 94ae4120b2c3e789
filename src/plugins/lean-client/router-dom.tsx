// What a site of plain addresses takes of `react-router-dom`: its links are Link.tsx.
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
 * What stands at an address. The framework shows the old page until the next is loaded; the original tells it its address again
 * meanwhile, and so has the whole of it drawn once more.
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
