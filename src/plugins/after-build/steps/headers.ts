import {writeFileSync} from 'node:fs';
import path from 'node:path';
import intersection from 'lodash/intersection';
import {writeHeadersFile} from '../../../site/hosts/netlify';
import {siteHeaders} from '../../../site/hosts/site-rules';
import type {AfterBuildContext} from '../context';
import {auditPages, contentSecurityPolicy, type InlineCode} from '../policy';
import {filesBelow} from '../../../lib/files';
import {pageName} from '../../../lib/page-name';
import {redirectScript} from '../redirect-page';

/** Netlify sets `CONTEXT` to the kind of deployment; elsewhere it is unset, and the build is for production. */
const isPreview = (context: string | undefined) => context !== undefined && context !== '' && context !== 'production';

const sourcesOf = (codes: readonly InlineCode[]): string[] => codes.flatMap(({source}) => source ?? []);

/**
 * Writes the response headers to `_headers` in Netlify's format, with a policy derived from the pages.
 *
 * @throws Error on inline code that is not on every page, because content must not add any
 */
export async function headers(context: AfterBuildContext): Promise<void> {
  const {outDir, siteConfig, routesPaths, readingOf, env} = context;
  const {baseUrl} = siteConfig;
  const files = filesBelow(outDir);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({file, codes: readingOf(file).inline}));
  // What is on every page is injected by a plugin or the theme.
  const rendered = new Set(routesPaths.map((route) => `${pageName(decodeURI(route), baseUrl)}.html`));
  const injected = pages.filter(({file}) => rendered.has(file)).map(({codes}) => sourcesOf(codes));
  auditPages(pages, [...intersection(...injected), redirectScript]);

  const csp = contentSecurityPolicy(pages.flatMap(({codes}) => codes));
  const assets = files.filter((file) => file.startsWith('assets/'));
  const rules = siteHeaders({csp, baseUrl, assets, preview: isPreview(env.CONTEXT)});
  writeFileSync(path.join(outDir, '_headers'), writeHeadersFile(rules));
}
