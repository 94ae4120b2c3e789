// Stands in the place of the framework's link in the browser: one component that draws an `a`, where the original has seven with
// some fifteen hooks, on each of the 200 links of a page. Who follows it, and fetches ahead, is asked for the whole page
// (follow.ts, src/plugins/route-ahead). The server keeps the original, which notes links that lead nowhere.
import {forwardRef, type ComponentProps, type ForwardedRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {matchPath, useLocation} from '@docusaurus/router';
import {applyTrailingSlash} from '@docusaurus/utils-common';

const {baseUrl, trailingSlash} = siteConfig;

/** An address of the site as the original makes it: with the base URL, and with or without a slash at the end. */
function addressOf(url: string, addsBaseUrl: boolean): string {
  const plain = url.replace('pathname://', '');
  const isBare = addsBaseUrl && plain.startsWith('/') && !plain.startsWith('//') && !plain.startsWith(baseUrl);
  const address = isBare ? baseUrl + plain.slice(1) : plain;
  return isInternalUrl(url) ? applyTrailingSlash(address, {trailingSlash, baseUrl}) : address;
}

type Anchor = ComponentProps<'a'>;

interface NavProps extends Pick<Props, 'isActive' | 'activeClassName'> {
  readonly anchor: Anchor;
}

/** A link of the bar at the top, which shows whether the page is behind it. */
function NavLink({anchor: {children, ...anchor}, isActive, activeClassName}: NavProps): ReactNode {
  const location = useLocation();
  const path = (anchor.href ?? '').replaceAll(/([.+*?=^!:${}()[\]|/\\])/g, String.raw`\$1`);
  const match = matchPath(location.pathname, {path});
  if (!(isActive ? isActive(match as never, location) : match)) return <a {...anchor}>{children}</a>;
  return (
    <a {...anchor} className={clsx(anchor.className, activeClassName)} aria-current="page">
      {children}
    </a>
  );
}

function Link(
  {to, href, isNavLink, isActive, activeClassName, autoAddBaseUrl = true, children, ...rest}: Props,
  ref: ForwardedRef<HTMLAnchorElement>,
): ReactNode {
  const {'data-noBrokenLinkCheck': _, ...own} = rest;
  const target = (to ?? href) as string | undefined;
  const isOutside = target !== undefined && !isInternalUrl(target);
  const anchor: Anchor = {
    ref,
    href: target && addressOf(target, autoAddBaseUrl),
    ...(isOutside && {target: '_blank', rel: 'noopener noreferrer'}),
    ...own,
  };
  if (isNavLink && !isOutside) return <NavLink anchor={{...anchor, children}} {...{isActive, activeClassName}} />;
  return <a {...anchor}>{children}</a>;
}

export default forwardRef(Link);
