import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext} from '@docusaurus/types';
import {writeRedirectsFile} from '../../../site/hosts/netlify';
import {siteRedirects} from '../../../site/hosts/site-rules';
import type {AfterBuildContext} from '../context';

/**
 * Writes `_redirects` in Netlify's format, and with the framework's plugin redirect pages for other hosts. The plugin is called as a step,
 * so that later steps see its pages.
 *
 * @throws Error of the plugin if a target does not exist, or if a source is a page
 */
export async function redirects({outDir, siteConfig, routesPaths, options}: AfterBuildContext): Promise<void> {
  const {baseUrl} = siteConfig;
  const plugin = clientRedirects({siteConfig} as LoadContext, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...options.redirects],
  });
  // The plugin reads no other properties.
  await plugin?.postBuild?.({outDir, siteConfig, routesPaths, baseUrl} as never);
  const full = (route: string) => baseUrl + route.slice(1);
  const moved = options.redirects.map(({from, to}) => ({from: full(from), to: full(to)}));
  await writeFile(path.join(outDir, '_redirects'), writeRedirectsFile(siteRedirects(moved, routesPaths, baseUrl)));
}
