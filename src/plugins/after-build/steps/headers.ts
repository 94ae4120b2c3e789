import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeadersFile} from '../../../hosting/netlify';
import {siteHeaders} from '../../../hosting/site-rules';
import type {AfterBuildContext} from '../context';
import {injectedScripts} from '../csp/accounted';
import {auditPages, problemReport} from '../csp/audit';
import {contentSecurityPolicy} from '../csp/policy';
import {filesBelow} from '../../../text/files';
import {redirectScript} from '../redirect-page';

const dataUrls = (css: readonly string[], type: RegExp) => css.some((sheet) => type.test(sheet));

/** Netlify names the kind of deployment in `CONTEXT`; elsewhere there is none and the build is for production. */
const isPreview = (context: string | undefined) => context !== undefined && context !== '' && context !== 'production';

/**
 * Writes the response headers to `_headers` in Netlify's format, with a policy made from what the pages contain.
 * Fails the build on anything inline that the site does not account for.
 */
export async function headers({outDir, siteConfig, injectedTags, readingOf, env}: AfterBuildContext): Promise<void> {
  const files = filesBelow(outDir);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({file, ...readingOf(file).inline}));
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(outDir, file), 'utf8'));

  const minifier = siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser';
  const accounted = await injectedScripts(injectedTags, minifier);
  const audit = auditPages(pages, new Set([...accounted, redirectScript]));
  if (audit.problems.length > 0) throw new Error(problemReport(audit.problems));
  const csp = contentSecurityPolicy({
    scripts: audit.scripts,
    dataImages: audit.dataImages || dataUrls(css, /url\(["']?data:image/),
    dataFonts: dataUrls(css, /url\(["']?data:(?:application\/(?:x-)?)?font/),
  });
  const assets = files.filter((file) => file.startsWith('assets/'));
  const rules = siteHeaders({csp, baseUrl: siteConfig.baseUrl, assets, preview: isPreview(env.CONTEXT)});
  writeFileSync(path.join(outDir, '_headers'), writeHeadersFile(rules));
}
