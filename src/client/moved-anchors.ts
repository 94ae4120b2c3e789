// Redirects links to sections that have moved.
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {decoded, targetOf} from '../lib/target';
import type {MovedAnchors} from '../plugins/moved-anchors';

/** Redirects an unknown fragment to the current location of its section. */
async function follow(pathname: string, fragment: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const {default: moved} = await import('@data/moved-anchors.json').catch(() => ({
    default: {} as MovedAnchors,
  }));
  const to = moved[`/${pathname.slice(baseUrl.length)}#${fragment}`];
  if (to !== undefined) window.location.replace(baseUrl + to.slice(1));
}

/** Redirects links to moved sections (`src/site/moved-anchors.yaml`). */
const client: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    // Try blocks store edited text in the fragment, as `#key=value`.
    if (!/^#[^=:]+$/.test(hash) || targetOf(hash) !== null || !document.querySelector('article')) return;
    void follow(pathname.replace(/(?<=.)\/$/, ''), decoded(hash.slice(1)));
  },
};

export default client;
