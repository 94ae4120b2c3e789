// Differs from the original: it has the look of the site, the bar and the foot of the page around it, and no inline styles;
// while a failed page is tried again the error stays, with a spinner beside the button.
import {useContext, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import {InsideLayout} from '../../components/InsideLayout';

function Spinner(): ReactNode {
  return (
    <span className="spinner" role="status">
      <span className="visually-hidden">
        <Translate id="theme.Loading.waiting">Loading</Translate>
      </span>
    </span>
  );
}

function Failed({error, isLoading, retry}: Pick<LoadingComponentProps, 'error' | 'isLoading' | 'retry'>): ReactNode {
  return (
    <div className="load-failed" role="alert">
      <h1 className="page-title">
        <Translate id="theme.Loading.title">This page could not be loaded.</Translate>
      </h1>
      <p className="load-failed__error">{String(error)}</p>
      <button type="button" className="button" onClick={() => retry()}>
        <Translate id="theme.Loading.retry">Retry</Translate>
      </button>
      {isLoading && <Spinner />}
    </div>
  );
}

/** The core of the framework asks for a route here, which the page that is missing would have brought. */
const route = {plugin: {name: 'route-loading', id: 'default'}};

export default function Loading({error, isLoading, pastDelay, retry}: LoadingComponentProps): ReactNode {
  const inside = useContext(InsideLayout);
  if (!error && !pastDelay) return null;
  const screen = error ? (
    <Failed error={error} isLoading={isLoading} retry={retry} />
  ) : (
    <div className="load-wait">
      <Spinner />
    </div>
  );
  return inside ? (
    screen
  ) : (
    <RouteContextProvider value={route}>
      <Layout>
        <main>{screen}</main>
      </Layout>
    </RouteContextProvider>
  );
}
