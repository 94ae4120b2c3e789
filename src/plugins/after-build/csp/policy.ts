import {createHash} from 'node:crypto';

/** The CSP source expression for an inline script, for example `'sha256-…'`. */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * The content security policy: nothing but the site's own files, and the inline scripts named by hash.
 * It names the directives that `default-src 'none'` does not cover.
 *
 * @param scripts sources of the inline scripts, exactly as in the HTML
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = [...new Set(scripts.map(hashSource))].toSorted();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    // Icons are masks in the style sheet.
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
