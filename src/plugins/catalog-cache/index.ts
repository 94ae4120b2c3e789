import type {Plugin} from '@docusaurus/types';
import {catalogDigest} from '../../markdown/expand';
import {withCacheVersion} from './cache-version';

/**
 * Makes a digest of the catalog part of the version of the bundler's cache. The bundler caches the code of a page by the text of its
 * file, and does not see what directives read in addition.
 */
export default function catalogCache(): Plugin {
  const digest = catalogDigest();
  return {
    name: 'catalog-cache',
    configureWebpack: (config) => withCacheVersion(config, digest),
  };
}
