import type {Plugin} from '@docusaurus/types';
import {catalogDigest} from '../../markdown/expand';
import {withCacheVersion} from './cache-version';

/**
 * Adds a digest of the catalog to the cache version of the bundler, which caches a page by its text and does not see what directives
 * read.
 */
export default function catalogCache(): Plugin {
  const digest = catalogDigest();
  return {
    name: 'catalog-cache',
    configureWebpack: (config) => withCacheVersion(config, digest),
  };
}
