import {attributeOf, firstElement, type Element} from '../../../text/html';
import {condensed, rawText} from './text';

/** Fields deeper inside others than this are found through the section that describes them. */
const MAX_DEPTH = 3;

/** Ids of parameters, lines and texts that readers meet: their dots are no depth. */
const AS_WRITTEN = /^(?:parameter|line|text)-/;

/** A heading of any level. */
export const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** The field that a list item describes is first in it as code. */
export function itemTitle(item: Element, around: string): string {
  const id = attributeOf(item, 'id') ?? '';
  const code = firstElement(item, ({tagName}) => tagName === 'code');
  const name = condensed(code ? rawText(code) : rawText(item).slice(0, 80));
  const whole = ['.', '[].', ''].map((joint) => around + joint + name).find((path) => path.toLowerCase() === id);
  return whole ?? name;
}

/** A row of a table, a list item or a term of a glossary. */
export const isRow = (element: Element): boolean =>
  ['tr', 'li', 'dt'].includes(element.tagName) && attributeOf(element, 'role') !== 'tab';

/** Whether a row is found by its own name. Images are not, because readers look for the list of images. */
export const isPlace = (anchor: string): boolean =>
  AS_WRITTEN.test(anchor) || (anchor.split('.').length <= MAX_DEPTH && !anchor.startsWith('image-'));

/** The id by which a link leads to a row: its own, or the first one inside that is none of a row or heading in it. */
export function rowId(row: Element): string | undefined {
  const id = attributeOf(row, 'id');
  if (id !== undefined || row.tagName === 'li') return id;
  const inner = firstElement(row, (found) => found !== row && attributeOf(found, 'id') !== undefined);
  return inner && !isRow(inner) && !isHeading(inner) ? attributeOf(inner, 'id') : undefined;
}
