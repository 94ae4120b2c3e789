import type {Plugin} from '@docusaurus/types';
import {catalogDigest} from '../../markdown/expand/digest';
import {withCacheVersion} from './cache-version';

/**
 * Keeps warm builds honest. The bundler remembers the HTML of a page by the text of its file and does not know what
 * directives read besides; so a digest of that becomes part of the version of its cache.
 */
export default function catalogCache(): Plugin {
  const digest = catalogDigest();
  return {
    name: 'catalog-cache',
    configureWebpack: (config) => withCacheVersion(config, digest),
  };
}
