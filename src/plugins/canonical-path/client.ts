import routes from '@generated/routes';
import {canonicalPath} from './path';
import {mindCase} from './routes';

// Runs before the router reads the address, so that page, canonical link and active links agree.
if (typeof document !== 'undefined') {
  mindCase(routes);
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonicalPath(location.pathname, link?.href);
  if (path !== undefined) history.replaceState(history.state, '', path + location.search + location.hash);
}
