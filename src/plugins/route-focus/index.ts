import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * After a navigation within the site, which the browser does not notice: the title of the new page is announced, and the
 * focus goes to its main heading or to the section that the address names.
 */
export default function routeFocus(): Plugin {
  return {
    name: 'route-focus',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
