import {attributeOf, elementsOf, parsePage, textOf, type Element, type Node} from '../../../lib/html';

/** Inline code that a Content-Security-Policy without `unsafe-inline` blocks. */
export interface InlineFinding {
  readonly what: 'style element' | 'style attribute' | 'event handler' | 'javascript: URL';
  /** The element's start tag. */
  readonly snippet: string;
}

export interface InspectedPage {
  /** Sources of all executable inline scripts, in document order. */
  readonly scripts: readonly string[];
  readonly findings: readonly InlineFinding[];
}

// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element: scripts with other types are data blocks.
const executableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data']);

function findingsOf({tagName, attrs}: Element): InlineFinding[] {
  const found: InlineFinding['what'][] = [];
  if (tagName === 'style') found.push('style element');
  for (const {name, value} of attrs) {
    if (name === 'style') found.push('style attribute');
    if (/^on[a-z]/.test(name)) found.push('event handler');
    // https://url.spec.whatwg.org/#url-parsing: control characters and spaces are ignored before a URL, tabs and line breaks within it.
    if (urlAttributes.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value.replaceAll(/[\t\n\r]/g, '')))
      found.push('javascript: URL');
  }
  const snippet = () => `<${[tagName, ...attrs.map(({name, value}) => `${name}="${value}"`)].join(' ')}>`;
  return found.map((what) => ({what, snippet: snippet()}));
}

/**
 * Finds the inline code in a page. The parser follows the HTML specification, so that hashes cover exactly the text that a browser would
 * run.
 */
export function inspectHtml(html: string, page: Node = parsePage(html)): InspectedPage {
  const scripts: string[] = [];
  const findings: InlineFinding[] = [];
  for (const element of elementsOf(page)) {
    findings.push(...findingsOf(element));
    if (element.tagName === 'script' && attributeOf(element, 'src') === undefined) {
      if (executableTypes.test(attributeOf(element, 'type')?.trim() ?? '')) scripts.push(textOf(element));
    }
  }
  return {scripts, findings};
}
