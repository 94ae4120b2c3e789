// Stands in the place of `react-router-config`. The original takes /docs/scanners/NMAP for a page that every server says is
// not there: its paths ignore case, and it passes on no setting for that.
import type {ReactNode} from 'react';
import {matchPath, Route, useLocation, type RouteComponentProps} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';

/** Makes routes mind the case of a path. Set on the routes themselves: the layout of the documentation matches them too. */
export function mindCase(routes: readonly RouteConfig[]): void {
  for (const route of routes) {
    route.sensitive = true;
    mindCase(route.routes ?? []);
  }
}

/** The routes that lead to the page of a path, outermost first. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

interface PageProps {
  readonly routes: readonly RouteConfig[];
  readonly extraProps: object;
}

function Page({routes, extraProps}: PageProps): ReactNode {
  const {pathname} = useLocation();
  const [first] = matchRoutes(routes, pathname);
  if (!first) return null;
  const {path, exact, strict, sensitive, component: Component} = first.route;
  const page = (props: RouteComponentProps) =>
    Component && <Component {...props} {...extraProps} route={first.route} />;
  return <Route key={String(path)} path={path} exact={exact} strict={strict} sensitive={sensitive} render={page} />;
}

/** The page of the current address among these routes, which may get more later. */
export const renderRoutes = (routes: readonly RouteConfig[] | undefined, extraProps: object = {}): ReactNode =>
  routes ? <Page routes={routes} extraProps={extraProps} /> : null;
