import {createHash} from 'node:crypto';
import type {InlineCode} from './inline-code';

/** The CSP source expression of an inline script or `style` attribute, for example `'sha256-…'`. */
const hash = (source: string): string => `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;

function hashesOf(codes: readonly InlineCode[], what: InlineCode['what']): string[] {
  const sources = codes.filter((code) => code.what === what).map(({source = ''}) => source);
  return [...new Set(sources.map(hash))].toSorted();
}

/**
 * The Content-Security-Policy, which allows only the site's own files, and inline scripts by hash. It sets all directives that do not fall
 * back to `default-src 'none'`.
 *
 * @param codes the inline code of all pages
 */
export function contentSecurityPolicy(codes: readonly InlineCode[]): string {
  const styles = hashesOf(codes, 'style attribute');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(codes, 'inline script')].join(' '),
    "style-src 'self'",
    // The classic theme hides its SVG sprite with a `style` attribute. Browsers accept hashes of attributes with this keyword only.
    ...(styles.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...styles].join(' ')] : []),
    // Icons are masks with data URLs in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
