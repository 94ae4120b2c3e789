import {emitSearch} from '../../local-search/emit';
import type {AfterBuildContext} from '../context';

/** Writes the search indexes, made from the built pages. */
export async function search({
  outDir,
  siteConfig: {baseUrl, trailingSlash},
  allContent,
  options,
}: AfterBuildContext): Promise<void> {
  if (options.search) await emitSearch({outDir, baseUrl, trailingSlash, allContent, options: options.search});
}
