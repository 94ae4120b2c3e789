import {createHash} from 'node:crypto';

/** What the built site needs beyond files of its own origin. */
export interface PolicyNeeds {
  /** Sources of the inline scripts, exactly as they stand in the HTML. */
  readonly scripts: Iterable<string>;
  /** True when a style sheet or a page shows `data:` images. */
  readonly dataImages: boolean;
  /** True when a style sheet loads `data:` fonts. */
  readonly dataFonts: boolean;
}

/** The CSP source expression for an inline script, for example `'sha256-…'`. */
export const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * The content security policy: nothing but the site's own files, and the inline scripts named by hash.
 * Directives that `default-src 'none'` does not cover are spelled out.
 */
export function contentSecurityPolicy({scripts, dataImages, dataFonts}: PolicyNeeds): string {
  const hashes = [...new Set([...scripts].map(hashSource))].toSorted();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    `img-src 'self'${dataImages ? ' data:' : ''}`,
    `font-src 'self'${dataFonts ? ' data:' : ''}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Strings become scripts or markup only by the policy of src/plugins/trusted-types.
    'trusted-types default',
    "require-trusted-types-for 'script'",
  ].join('; ');
}
