import type {ClientModule} from '@docusaurus/types';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {element} from '../../browser/element';
import {decoded, targetOf} from '../../browser/target';
import type {MovedAnchors} from '.';
import {nearestHeading} from './nearest-heading';

const NOTE = 'missing-section';

/** Says at the beginning of the page that a section no longer exists. */
function showNote(fragment: string): void {
  const text = translate(
    {
      id: 'theme.movedAnchors.missing',
      message: 'The section “{name}” no longer exists. This is the whole page.',
      description: 'Shown when a link leads to a section that a page no longer has',
    },
    {name: fragment},
  );
  const note = element('p', {className: NOTE, textContent: text});
  note.setAttribute('role', 'status');
  document.querySelector('main h1')?.after(note);
}

/** Leads a fragment that the page no longer has to where its section is now, or to the most similar heading. */
async function follow(pathname: string, fragment: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const moved: MovedAnchors = await import('@generated/moved-anchors/default/moved-anchors.json').then(
    ({default: anchors}) => anchors,
    () => ({}),
  );
  const to = moved[`/${pathname.slice(baseUrl.length)}#${fragment}`];
  if (to !== undefined) {
    window.location.replace(baseUrl + to.slice(1));
    return;
  }
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4, h5)[id]')];
  const best = nearestHeading(
    fragment,
    headings.map(({id, textContent}) => ({id, text: textContent ?? ''})),
  );
  if (best) window.location.replace(`#${best.id}`);
  else showNote(fragment);
}

/** On hosts without rules the not-found page is sent for an address with capital letters; addresses of pages have none. */
function leadToLowerCase({pathname, search, hash}: Location): void {
  const isNotFoundPage = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html');
  if (isNotFoundPage && /^[\w./~-]*[A-Z][\w./~-]*$/.test(pathname))
    window.location.replace(pathname.toLowerCase() + search + hash);
}

if (typeof document !== 'undefined') leadToLowerCase(window.location);

/** Follows links to sections that have moved (`src/config/moved-anchors.yaml`) or no longer exist. */
const client: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    document.querySelector(`.${NOTE}`)?.remove();
    // Try blocks keep what was edited in the fragment.
    if (!/^#[^=:]+$/.test(hash) || targetOf(hash) !== null || !document.querySelector('article')) return;
    void follow(pathname.replace(/(?<=.)\/$/, ''), decoded(hash.slice(1)));
  },
};

export default client;
