import {escapeText as escaped} from '../../../text/escape';

// https://www.w3.org/TR/xml/#charsets
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text without the characters that XML forbids. */
export const printable = (text: string): string => text.replaceAll(forbidden, '');

/** Text for HTML, inside of elements and of quoted attributes. */
export const escapeText = (text: string): string => escaped(printable(text));

/** Attributes as they stand in a tag, each with a blank before it. Undefined ones are left out. */
export const attributesText = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeText(value)}"`))
    .join('');
