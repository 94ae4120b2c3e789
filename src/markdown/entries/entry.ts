import type {Element, ElementContent} from 'hast';
import {element, isElement, plainText, text} from '../hast';

/** A fact about an entry, on one line (src/css/entries.css). */
export type Fact = readonly ElementContent[];

/** The content of a reference entry. */
export interface Entry {
  readonly id: string;
  /** The name as code, with text next to it. The code becomes a link to the entry. */
  readonly name: readonly ElementContent[];
  /** In reading order. */
  readonly facts: readonly Fact[];
  readonly words: readonly ElementContent[];
}

/** The minimum number of entries for a filter and for folding. */
export const LONG = 16;

const isBlank = (nodes: readonly ElementContent[]): boolean => nodes.every((node) => plainText(node) === '');

function linked(name: readonly ElementContent[], id: string): ElementContent[] {
  return name.map((node) =>
    isElement(node, 'code') && node === name.find(({type}) => type === 'element')
      ? element('a', {href: `#${id}`}, node)
      : node,
  );
}

/** The name with its facts, and the description. */
export function entryContent({id, name, facts, words}: Entry): ElementContent[] {
  const shown = facts.filter((fact) => !isBlank(fact));
  const line = shown.flatMap((fact, index) => [...(index > 0 ? [text(' ')] : []), element('span', {}, ...fact)]);
  return [
    ...linked(name, id),
    ...(shown.length === 0 ? [] : [text(' '), element('span', {className: ['entry-facts']}, ...line)]),
    ...(isBlank(words) ? [] : [element('div', {}, ...words)]),
  ];
}

/**
 * Entries in a `details` element, such as nested fields. Links, the filter and the find-in-page of most browsers open it.
 *
 * @param label of the disclosure
 */
export function folded(list: Element, open: boolean, ...label: readonly ElementContent[]): Element {
  return element('details', {className: ['fields'], open}, element('summary', {}, ...label), list);
}

/**
 * Adds a filter field before a long list. It is hidden without scripts (src/css/entries.css), and its code is loaded on first use
 * (src/client/parts/entries-filter).
 */
export function filterable(list: Element, count: number, what: string): Element[] {
  if (count < LONG) return [list];
  const properties = {type: 'search', ariaLabel: `Filter: ${what}`, placeholder: `Filter ${count} entries`};
  return [
    element(
      'div',
      {className: ['entries-filter'], dataPrint: 'none'},
      element('input', properties),
      element('output', {}),
    ),
    list,
  ];
}
