import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * One address for each page. Hosts that answer `/x.html`, `/x/` or `//x` with the page itself: its canonical path is
 * shown, for the router would keep the address and name it as canonical, or show the not-found page. Paths in another
 * case: no page has them, as on the server.
 */
export default function canonicalPathPlugin(): Plugin {
  return {
    name: 'canonical-path',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack: () => ({resolve: {alias: {'react-router-config': path.join(__dirname, 'routes.tsx')}}}),
  };
}
