const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

// https://www.w3.org/TR/xml/#charsets
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for XML and HTML, inside of elements and of quoted attributes; characters that XML forbids are left out. */
export const escapeText = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** Attributes as they stand in a tag, each with a blank before it. Undefined ones are left out. */
export const attributesText = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeText(value)}"`))
    .join('');

/**
 * An XML element.
 *
 * @param content text, which is escaped, or elements, each of which gets a line of its own
 */
export function element(
  name: string,
  content: string | readonly string[] = [],
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const start = `${name}${attributesText(attributes)}`;
  if (content.length === 0) return `<${start}/>`;
  return typeof content === 'string'
    ? `<${start}>${escapeText(content)}</${name}>`
    : `<${start}>\n${content.join('\n')}\n</${name}>`;
}

/** A whole XML document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
