// Fills an empty component of the framework: links in content that is not hydrated (src/components/Static) navigate without a full
// page load, and preload their page when the pointer is on them. Each page has the address of its social card.
import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Root';
import {preloadPage} from '../../exceptions/prefetch';
import {CARD, cardFile} from '../../lib/page-name';

/** The target of an event, if it is a link to another page of the site that opens in the same tab. */
function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-static] a[href]') : null;
  const isPage = link && link.origin === location.origin && !link.target && !link.download && !link.type;
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** The tags for the card, which src/plugins/after-build draws. `image` in the front matter takes precedence. */
function CardTags(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const card = url + baseUrl + cardFile(useLocation().pathname, baseUrl);
  return (
    <Head>
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta name="twitter:image" content={card} />
    </Head>
  );
}

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link || !isPlain(event)) return;
      history.push(link.pathname + link.search + link.hash);
      event.preventDefault();
    };
    const preload = (event: Event): void => {
      const link = linkOf(event);
      if (link) preloadPage(link.pathname);
    };
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', preload);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', preload);
    };
  }, [history]);
  return (
    <>
      <CardTags />
      {children}
    </>
  );
}
