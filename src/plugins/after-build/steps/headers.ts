import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeadersFile} from '../../../site/hosts/netlify';
import {siteHeaders} from '../../../site/hosts/site-rules';
import type {AfterBuildContext} from '../context';
import {auditPages} from '../csp/inline-code';
import {contentSecurityPolicy} from '../csp/policy';
import {filesBelow} from '../../../lib/files';
import {pageName} from '../../../lib/page-name';

/** Netlify sets `CONTEXT` to the kind of deployment; elsewhere it is unset, and the build is for production. */
const isPreview = (context: string | undefined) => context !== undefined && context !== '' && context !== 'production';

/**
 * Writes the response headers to `_headers` in Netlify's format, with a policy derived from the pages.
 *
 * @throws Error on inline code that is not on every page, because content must not add any
 */
export async function headers(context: AfterBuildContext): Promise<void> {
  const {outDir, siteConfig, routesPaths, readingOf, env} = context;
  const {baseUrl} = siteConfig;
  const files = routesPaths.map((route) => `${pageName(decodeURI(route), baseUrl)}.html`);
  const pages = new Map(files.map((file) => [file, readingOf(file).inline]));
  auditPages(pages);
  const csp = contentSecurityPolicy([...pages.values()].flat());
  const assets = filesBelow(path.join(outDir, 'assets')).map((file) => `assets/${file}`);
  const rules = siteHeaders({csp, baseUrl, assets, preview: isPreview(env.CONTEXT)});
  writeFileSync(path.join(outDir, '_headers'), writeHeadersFile(rules));
}
