import type {Plugin} from '@docusaurus/types';
import {digestOfBuild} from '../../markdown/expand/kept';
import {withCacheVersion} from './cache-version';

/**
 * Keeps warm builds honest. The bundler remembers the HTML of a page by the text of its file and does not know what
 * directives read besides; so a digest of that becomes part of the version of its cache.
 */
export default function catalogCache(): Plugin {
  const digest = digestOfBuild();
  return {
    name: 'catalog-cache',
    configureWebpack: (config) => withCacheVersion(config, digest),
  };
}
