// Differs from the original: one screen, the same as inside a page, and its title stays when the layout crashes as well.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import Crash from '../../components/Crash';

const route = {plugin: {name: 'page-error', id: 'default'}};

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  const screen = <Crash error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => screen}>
        <Layout>{screen}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
