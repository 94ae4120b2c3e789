import {createHash} from 'node:crypto';

/** The CSP source expression for an inline script, for example `'sha256-…'`. */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * The Content-Security-Policy, which allows only the site's own files, and inline scripts by hash. It sets all directives that do not fall
 * back to `default-src 'none'`.
 *
 * @param scripts sources of the inline scripts, exactly as in the HTML
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = [...new Set(scripts.map(hashSource))].toSorted();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
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
