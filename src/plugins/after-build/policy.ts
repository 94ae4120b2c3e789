import {createHash} from 'node:crypto';
import {attributeOf, elementsOf, textOf, type Element, type Node} from '../../lib/html';

/** What to do instead of each kind of inline code. */
const FIXES = {
  'style element': 'move the rules into a style sheet below src/css or a CSS module',
  'style attribute': 'use a class; for a value that changes, set the property from a client script',
  'event handler': 'add the listener in a component or a client module',
  'javascript: URL': 'use a button with a listener, or a real address',
  'inline script': 'inject it into every page with injectHtmlTags of a plugin, or use a client module',
} as const;

/** Inline code that a Content-Security-Policy without `unsafe-inline` blocks unless it has the hash. */
export interface InlineCode {
  readonly what: keyof typeof FIXES;
  /** The element's start tag, or the source of a script. */
  readonly snippet: string;
  /** The text whose hash allows it, exactly as in the HTML: the source of a script, or the value of a `style` attribute. */
  readonly source?: string;
}

// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element: scripts with other types are data blocks.
const executableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data']);

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  executableTypes.test(attributeOf(element, 'type')?.trim() ?? '');

function codeOf(element: Element): InlineCode[] {
  const {tagName, attrs} = element;
  const snippet = `<${[tagName, ...attrs.map(({name, value}) => `${name}="${value}"`)].join(' ')}>`;
  const found: InlineCode[] = [];
  if (tagName === 'style') found.push({what: 'style element', snippet});
  for (const {name, value} of attrs) {
    if (name === 'style') found.push({what: 'style attribute', snippet, source: value});
    if (/^on[a-z]/.test(name)) found.push({what: 'event handler', snippet});
    // https://url.spec.whatwg.org/#url-parsing: control characters and spaces are ignored before a URL, tabs and line breaks within it.
    if (urlAttributes.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value.replaceAll(/[\t\n\r]/g, '')))
      found.push({what: 'javascript: URL', snippet});
  }
  if (!isInlineScript(element)) return found;
  const source = textOf(element);
  return [...found, {what: 'inline script', snippet: source, source}];
}

/** The inline code in a page, parsed as in browsers, so that hashes cover exactly the text that a browser would run. */
export const inlineCode = (page: Node): readonly InlineCode[] => [...elementsOf(page)].flatMap(codeOf);

/**
 * Rejects inline code that the policy does not allow.
 *
 * @param allowed the sources with a hash in the policy
 * @throws Error with file, snippet and fix of each problem
 */
export function auditPages(
  pages: readonly {readonly file: string; readonly codes: readonly InlineCode[]}[],
  allowed: readonly string[],
): void {
  const problems = pages.flatMap(({file, codes}) =>
    codes
      .filter(({source}) => source === undefined || !allowed.includes(source))
      .map(({what, snippet}) => {
        const shown = snippet.replaceAll(/\s+/g, ' ').slice(0, 120);
        return `  ${file}\n    ${what}: ${shown}\n    fix: ${FIXES[what]}`;
      }),
  );
  if (problems.length === 0) return;
  const shown = problems.slice(0, 20).join('\n');
  throw new Error(`The content security policy blocks inline code of pages, ${problems.length} in all:\n${shown}`);
}

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
