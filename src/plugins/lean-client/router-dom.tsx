// What a site of plain addresses takes of `react-router-dom`: its links are Link.tsx.
import {useState, type ReactNode} from 'react';
import {Router} from 'react-router';
import {createBrowserHistory, unused} from './history';

export * from 'react-router';

export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(createBrowserHistory);
  return <Router history={history}>{children}</Router>;
}

export {unused as HashRouter};
