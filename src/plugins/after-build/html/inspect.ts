import {attributeOf, elementsOf, parsePage, textOf, type Element, type Node} from '../../../lib/html';

/** Inline code that a Content-Security-Policy without `unsafe-inline` blocks unless it has the hash. */
export interface InlineFinding {
  readonly what: 'inline script' | 'style element' | 'style attribute' | 'event handler' | 'javascript: URL';
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

function findingsOf(element: Element): InlineFinding[] {
  const {tagName, attrs} = element;
  const found: Omit<InlineFinding, 'snippet'>[] = [];
  if (tagName === 'style') found.push({what: 'style element'});
  for (const {name, value} of attrs) {
    if (name === 'style') found.push({what: 'style attribute', source: value});
    if (/^on[a-z]/.test(name)) found.push({what: 'event handler'});
    // https://url.spec.whatwg.org/#url-parsing: control characters and spaces are ignored before a URL, tabs and line breaks within it.
    if (urlAttributes.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value.replaceAll(/[\t\n\r]/g, '')))
      found.push({what: 'javascript: URL'});
  }
  if (found.length === 0) return [];
  const snippet = `<${[tagName, ...attrs.map(({name, value}) => `${name}="${value}"`)].join(' ')}>`;
  return found.map((one) => ({...one, snippet}));
}

/**
 * Finds the inline code in a page. The parser follows the HTML specification, so that hashes cover exactly the text that a browser would
 * run.
 */
export function inspectHtml(html: string, page: Node = parsePage(html)): readonly InlineFinding[] {
  const findings: InlineFinding[] = [];
  for (const element of elementsOf(page)) {
    findings.push(...findingsOf(element));
    if (isInlineScript(element)) {
      const source = textOf(element);
      findings.push({what: 'inline script', snippet: source, source});
    }
  }
  return findings;
}
