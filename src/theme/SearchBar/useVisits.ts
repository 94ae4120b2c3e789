import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {noteVisit} from './visited';

/** Records each visited page with its main heading, except error pages. */
export function useVisits(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const label = heading?.textContent.trim();
    if (label && !heading?.closest('[data-error-page]')) noteVisit({label, to: pathname});
  }, [pathname]);
}
