// Wraps the original: without scripts, a link to the site map replaces the button.
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
