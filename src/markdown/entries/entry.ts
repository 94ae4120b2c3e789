import type {Element, ElementContent} from 'hast';
import {element, plainText, text} from '../hast';

/** What a fact is about. Facts of one kind are in one column (src/css/entries.css). */
export type FactKind = 'type' | 'required' | 'default' | 'other';

/** A fact about an entry, in one line. */
export interface Fact {
  readonly kind: FactKind;
  readonly nodes: readonly ElementContent[];
}

/** What an entry of a reference shows. */
export interface Entry {
  readonly id: string;
  /** The name as code, with the text next to it; the code links to the entry itself. */
  readonly name: readonly ElementContent[];
  /** In the order in which they are read. */
  readonly facts: readonly Fact[];
  readonly words: readonly ElementContent[];
}

/** From how many entries on a list can be filtered. */
const LONG = 16;

const isBlank = (nodes: readonly ElementContent[]): boolean => nodes.every((node) => plainText(node) === '');

function linked(name: readonly ElementContent[], id: string): ElementContent[] {
  return name.map((node) =>
    node.type === 'element' && node.tagName === 'code' && node === name.find(({type}) => type === 'element')
      ? element('a', {href: `#${id}`}, node)
      : node,
  );
}

/** What an entry holds: its name with the facts about it, and what it means. */
export function entryContent({id, name, facts, words}: Entry): ElementContent[] {
  const shown = facts.filter(({nodes}) => !isBlank(nodes));
  const line = shown.flatMap(({kind, nodes}, index) => [
    ...(index > 0 ? [text(' ')] : []),
    element('span', {className: [`fact-${kind}`]}, ...nodes),
  ]);
  return [
    ...linked(name, id),
    ...(shown.length === 0 ? [] : [text(' '), element('span', {className: ['entry-facts']}, ...line)]),
    ...(isBlank(words) ? [] : [element('div', {}, ...words)]),
  ];
}

/**
 * Puts a field before a long list in which one can type what is looked for. The browser leaves it out where there are no
 * scripts (src/css/entries.css), and what it does is loaded when it is used (src/plugins/reference-entries).
 */
export function filterable(list: Element, count: number, what: string): Element[] {
  if (count < LONG) {
    return [list];
  }
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
