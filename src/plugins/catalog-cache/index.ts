import type {Plugin} from '@docusaurus/types';
import {catalogDigest, DIGESTED} from '../../markdown/expand/digest';
import {withCacheVersion} from './cache-version';

/**
 * Keeps warm builds honest. The bundler remembers the HTML of a page by the text of its file and does not know what
 * directives read besides; so a digest of that becomes part of the version of its cache.
 *
 * The development server has loaded the catalog once and cannot load it anew. When something changes there, the
 * terminal says so.
 */
export default function catalogCache(): Plugin {
  const started = catalogDigest();
  let told = started;
  return {
    name: 'catalog-cache',
    getPathsToWatch: () => DIGESTED.map((folder) => `${folder}/**/*.{ts,json}`),
    loadContent() {
      const now = catalogDigest();
      if (now !== told && now !== started) {
        console.warn(`[WARNING] ${DIGESTED.join(' or ')} has changed. Restart "npm start" to see it on the pages.`);
      }
      told = now;
    },
    configureWebpack: (config) => withCacheVersion(config, started),
  };
}
