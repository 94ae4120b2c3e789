import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {decoded, targetOf} from '../../browser/target';
import type {MovedAnchors} from '.';

/** Replaces a fragment that the page no longer has with the current place of its section. */
async function follow(pathname: string, fragment: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const {default: moved} = await import('@generated/moved-anchors/default/moved-anchors.json').catch(() => ({
    default: {} as MovedAnchors,
  }));
  const to = moved[`/${pathname.slice(baseUrl.length)}#${fragment}`];
  if (to !== undefined) window.location.replace(baseUrl + to.slice(1));
}

/** Hosts without redirect rules answer a path with capital letters with the not-found page; routes are lowercase. */
function redirectToLowerCase({pathname, search, hash}: Location): void {
  const isNotFoundPage = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html');
  if (isNotFoundPage && /^[\w./~-]*[A-Z][\w./~-]*$/.test(pathname))
    window.location.replace(pathname.toLowerCase() + search + hash);
}

if (typeof document !== 'undefined') redirectToLowerCase(window.location);

/** Follows links to sections that have moved (`src/config/moved-anchors.yaml`). */
const client: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    // Try blocks keep the edited text in the fragment, as `#key=value`.
    if (!/^#[^=:]+$/.test(hash) || targetOf(hash) !== null || !document.querySelector('article')) return;
    void follow(pathname.replace(/(?<=.)\/$/, ''), decoded(hash.slice(1)));
  },
};

export default client;
