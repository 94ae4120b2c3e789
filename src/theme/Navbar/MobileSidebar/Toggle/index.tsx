// Differs from the original: without scripts, a link to the list of all pages in the place of a button that does nothing.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconMenu from '@theme/Icon/Menu';
import OriginalToggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function MobileSidebarToggle(): ReactNode {
  const siteMap = useBaseUrl('/site-map');
  return (
    <>
      <OriginalToggle />
      <noscript>
        <a
          href={siteMap}
          className="navbar__toggle"
          aria-label={translate({id: 'theme.Navbar.allPages', message: 'All pages'})}
        >
          <IconMenu />
        </a>
      </noscript>
    </>
  );
}
