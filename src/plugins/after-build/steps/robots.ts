import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AfterBuildContext} from '../context';

/** Invites search engines to the whole site. Previews are kept out by a header, which only a fetched page can tell. */
export async function robots({outDir, siteConfig: {url, baseUrl}}: AfterBuildContext): Promise<void> {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
  await writeFile(path.join(outDir, 'robots.txt'), lines.join('\n'));
}
