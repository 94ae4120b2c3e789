import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {noteVisit} from './visited';

/** The plugin name of Docusaurus' not-found page. */
const NOT_FOUND = 'native';

/** Records each visited page with its main heading, except error pages. */
export function useVisits(): void {
  const {pathname} = useLocation();
  // Changes when a page that failed to load has loaded.
  const {name} = useRouteContext().plugin;
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const label = heading?.textContent.trim();
    if (label && name !== NOT_FOUND && !heading?.closest('.load-failed')) noteVisit({label, to: pathname});
  }, [pathname, name]);
}
