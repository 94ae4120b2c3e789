/**
 * The part of a bundler configuration that adds a digest to the version of its persistent cache. Empty without a persistent cache, as
 * with DOCUSAURUS_NO_PERSISTENT_CACHE.
 */
export function withCacheVersion({experiments}: {readonly experiments?: unknown}, digest: string): object {
  const version = (experiments as {readonly cache?: {readonly version?: string}} | undefined)?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${digest}`}}};
}
