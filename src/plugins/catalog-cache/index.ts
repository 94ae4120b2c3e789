import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {catalogDigest} from './digest';

/**
 * Makes each page depend on a file with a digest of the catalog, because the bundler caches pages by their text and does not see the data
 * that directives read.
 */
export default function catalogCache({siteDir}: LoadContext): Plugin {
  let file: string;
  return {
    name: 'catalog-cache',
    async contentLoaded({actions}) {
      file = await actions.createData('digest.json', JSON.stringify(catalogDigest(siteDir)));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.js'),
            options: {file},
          },
        ],
      },
    }),
  };
}
