import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {writeHeadersFile} from '../../../site/hosts/netlify';
import {siteHeaders} from '../../../site/hosts/site-rules';
import type {AfterBuildContext} from '../context';
import {auditPages} from '../csp/audit';
import {contentSecurityPolicy} from '../csp/policy';
import {filesBelow} from '../../../lib/files';
import {inspectHtml} from '../html/inspect';
import {redirectScript} from '../redirect-page';

/** Netlify sets `CONTEXT` to the kind of deployment; elsewhere it is unset, and the build is for production. */
const isPreview = (context: string | undefined) => context !== undefined && context !== '' && context !== 'production';

/** The inline scripts that plugins inject into every page, after minification. Scripts in page content are not included. */
async function injectedScripts(context: AfterBuildContext): Promise<readonly string[]> {
  const {siteConfig, headTags, preBodyTags, postBodyTags} = context;
  const {minify} = await getHtmlMinifier({type: siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser'});
  const page = `<!doctype html><html><head><title>t</title>${headTags}</head><body>${preBodyTags}<main></main>${postBodyTags}</body></html>`;
  return inspectHtml((await minify(page)).code).scripts;
}

/**
 * Writes the response headers to `_headers` in Netlify's format, with a policy derived from the pages.
 *
 * @throws Error on unexpected inline code
 */
export async function headers(context: AfterBuildContext): Promise<void> {
  const {outDir, siteConfig, readingOf, env} = context;
  const files = filesBelow(outDir);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({file, ...readingOf(file).inline}));

  auditPages(pages, new Set([...(await injectedScripts(context)), redirectScript]));
  const csp = contentSecurityPolicy(pages.flatMap(({scripts}) => scripts));
  const assets = files.filter((file) => file.startsWith('assets/'));
  const rules = siteHeaders({csp, baseUrl: siteConfig.baseUrl, assets, preview: isPreview(env.CONTEXT)});
  writeFileSync(path.join(outDir, '_headers'), writeHeadersFile(rules));
}
