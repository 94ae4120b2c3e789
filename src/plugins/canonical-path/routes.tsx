// Stands in the place of `react-router-config`. The original takes /docs/scanners/NMAP for a page that every server says is
// not there: its paths ignore case, and it passes on no setting for that.
import type {ReactNode} from 'react';
import {matchPath, Route, Switch, type RouteComponentProps, type SwitchProps} from 'react-router';
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

/** The page of the current address among these routes. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactNode {
  if (!routes) return null;
  return (
    <Switch {...switchProps}>
      {routes.map((route, index) => {
        const {key, path, exact, strict, sensitive, component: Page} = route;
        const page = (props: RouteComponentProps) => Page && <Page {...props} {...extraProps} route={route} />;
        return (
          <Route key={key ?? index} path={path} exact={exact} strict={strict} sensitive={sensitive} render={page} />
        );
      })}
    </Switch>
  );
}
