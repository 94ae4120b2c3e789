import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Shows readers where they are: the section in the contents of the page and in the bar above the text, the page in the menu
 * beside it. It observes and never asks for a layout, so that it costs nothing while a page comes to life.
 */
export default function currentPlace(): Plugin {
  return {
    name: 'current-place',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
