/** The parts of a bundler configuration that hold the persistent cache: webpack's `cache`, Rspack's experiment. */
interface CacheConfig {
  readonly cache?: unknown;
  readonly experiments?: unknown;
}

function objectAt(parent: unknown, key: string): Record<string, unknown> | undefined {
  const child: unknown = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
  return typeof child === 'object' && child !== null ? {...child} : undefined;
}

/**
 * What to merge into a bundler configuration so that its persistent cache also depends on the digest. Empty where
 * there is no persistent cache, as with DOCUSAURUS_NO_PERSISTENT_CACHE.
 */
export function withCacheVersion(config: CacheConfig, digest: string): object {
  const webpack = objectAt(config, 'cache');
  const rspack = objectAt(config.experiments, 'cache');
  return {
    ...(webpack?.version === undefined ? {} : {cache: {version: `${String(webpack.version)}-${digest}`}}),
    ...(rspack?.version === undefined ? {} : {experiments: {cache: {version: `${String(rspack.version)}-${digest}`}}}),
  };
}
