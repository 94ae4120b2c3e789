import {attributeOf, firstElement, type Element} from '../../../lib/html';
import {condensed, rawText} from './text';

/** The maximum depth of fields with separate index entries. Deeper fields are found through their section. */
const MAX_DEPTH = 3;

/** Prefixes of ids for parameters, lines and texts, whose dots do not express depth. */
const AS_WRITTEN = /^(?:parameter|line|text)-/;

export const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** The name of the field that a list item describes, which is its first code element, with its path if the id confirms it. */
export function itemTitle(item: Element, around: string): string {
  const id = attributeOf(item, 'id') ?? '';
  const code = firstElement(item, ({tagName}) => tagName === 'code');
  const name = condensed(code ? rawText(code) : rawText(item).slice(0, 80));
  const whole = ['.', '[].', ''].map((joint) => around + joint + name).find((path) => path.toLowerCase() === id);
  return whole ?? name;
}

/** A table row, list item or glossary term. */
export const isRow = (element: Element): boolean =>
  ['tr', 'li', 'dt'].includes(element.tagName) && attributeOf(element, 'role') !== 'tab';

/** Whether a row has a separate index entry. Images do not, because readers search for the list of images. */
export const isPlace = (anchor: string): boolean =>
  AS_WRITTEN.test(anchor) || (anchor.split('.').length <= MAX_DEPTH && !anchor.startsWith('image-'));

/** The id of a row for links: its own, or the first id inside that does not belong to a nested row or heading. */
export function rowId(row: Element): string | undefined {
  const id = attributeOf(row, 'id');
  if (id !== undefined || row.tagName === 'li') return id;
  const inner = firstElement(row, (found) => found !== row && attributeOf(found, 'id') !== undefined);
  return inner && !isRow(inner) && !isHeading(inner) ? attributeOf(inner, 'id') : undefined;
}
