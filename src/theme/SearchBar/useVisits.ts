import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {noteVisit} from './visited';

/** The name under which the framework shows the not-found page. */
const NOT_FOUND = 'native';

/** Notes each page that is shown under its main heading; not the screens that replace one. */
export function useVisits(): void {
  const {pathname} = useLocation();
  // Another one when a page that could not be loaded is there in the end.
  const {name} = useRouteContext().plugin;
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const label = heading?.textContent.trim();
    if (label && name !== NOT_FOUND && !heading?.closest('.load-failed')) noteVisit({label, to: pathname});
  }, [pathname, name]);
}
