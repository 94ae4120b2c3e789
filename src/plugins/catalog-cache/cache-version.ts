/**
 * What to merge into a bundler configuration so that its persistent cache also depends on the digest. Empty where
 * there is no persistent cache, as with DOCUSAURUS_NO_PERSISTENT_CACHE.
 */
export function withCacheVersion({experiments}: {readonly experiments?: unknown}, digest: string): object {
  const version = (experiments as {readonly cache?: {readonly version?: string}} | undefined)?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${digest}`}}};
}
