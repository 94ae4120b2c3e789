import type {Plugin} from '@docusaurus/types';
import {catalogDigest} from '../../markdown/expand';

/**
 * The bundler configuration that adds a digest to the version of the persistent cache. Empty without a persistent cache, as with
 * DOCUSAURUS_NO_PERSISTENT_CACHE.
 */
export function withCacheVersion({experiments}: {readonly experiments?: unknown}, digest: string): object {
  const version = (experiments as {readonly cache?: {readonly version?: string}} | undefined)?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${digest}`}}};
}

/**
 * Adds a digest of the catalog to the bundler's cache version, because the bundler caches pages by their text and does not detect changes
 * of the data for directives.
 */
export default function catalogCache(): Plugin {
  const digest = catalogDigest();
  return {
    name: 'catalog-cache',
    configureWebpack: (config) => withCacheVersion(config, digest),
  };
}
