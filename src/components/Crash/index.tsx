import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** A navigation to another page resets the error boundary. */
function useLeaving(leave: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) leave();
  }, [pathname, leave]);
}

/** The screen of a page that crashed. It imports no theme component, since one of them might have crashed. */
export default function Crash({error, tryAgain}: Props): ReactNode {
  useLeaving(tryAgain);
  return (
    <main className="load-failed" data-error-page>
      <Head>
        <title>{translate({id: 'theme.ErrorPageContent.documentTitle', message: 'Page Error'})}</title>
      </Head>
      <h1 className="page-title">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p className="alert alert--danger load-failed__error">
        {getErrorCausalChain(error)
          .map(({message}) => message)
          .join('\n\nCause:\n')}
      </p>
      <button type="button" className="button" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </main>
  );
}
