import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {noteVisit} from './visited';

/** Notes each page that is shown under its main heading. */
export function useVisits(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const label = document.querySelector('main h1')?.textContent.trim();
    if (label) noteVisit({label, to: pathname});
  }, [pathname]);
}
