import type {Element, ElementContent} from 'hast';
import partition from 'lodash/partition';
import {element, elementsIn, isElement, text} from '../hast';
import {entryContent, filterable, folded} from './entry';

const isItem = (node: ElementContent): node is Element => isElement(node, 'li');

/** The maximum number of nested fields that are initially open. */
const FEW = 3;

/** Nested fields in a disclosure. Long lists are closed, so that readers can compare the fields around them. */
function nested(list: Element): Element {
  const count = elementsIn(list, 'li').length;
  return folded(list, count <= FEW, text(count === 1 ? '1 field' : `${count} fields`));
}

/** Stands for an element in a text: the object replacement character of Unicode. */
const ELEMENT = '\uFFFC';

/** The nodes of a text, in which each placeholder stands for the next element. */
const nodesOf = (line: string, elements: ElementContent[]): ElementContent[] =>
  line.split(new RegExp(`(${ELEMENT})`)).map((part) => (part === ELEMENT ? elements.shift()! : text(part)));

/** ` (string, required): words`; the facts can contain brackets. */
const FIELD = /^ \(((?:[^()]|\([^()]*\))*)\):? *([^]*)$/;

/** Converts a list item such as ``- `name` (string, optional): words {#id}`` to an entry. Returns false for other list items. */
function becomesEntry(item: Element): boolean {
  const start = item.children.findIndex((child) => isElement(child, 'code'));
  const anchors = item.children.slice(0, start);
  const [name, ...rest] = item.children.slice(start);
  const {id} = item.properties;
  const line = rest.map((node) => (node.type === 'text' ? node.value : ELEMENT)).join('');
  const [, said, words] = FIELD.exec(line) ?? [];
  const isField = start !== -1 && anchors.every((one) => isElement(one, 'a'));
  if (!isField || !name || typeof id !== 'string' || said === undefined || words === undefined) return false;
  const elements = rest.filter(({type}) => type !== 'text');
  const facts = said
    .split(/, (?=required|optional|default )/)
    .map((fact) => (fact === 'required' ? [element('strong', {}, text(fact))] : nodesOf(fact, elements)));
  const [lists, described] = partition(nodesOf(words, elements), (node) => isElement(node, 'ul'));
  item.children = [...anchors, ...entryContent({id, name: [name], facts, words: described}), ...lists];
  return true;
}

/** Converts a list whose items all describe fields, and its nested lists, to lists of entries. Returns undefined for other lists. */
export function listOfFields(list: Element, what: string): Element[] | undefined {
  const items = list.children.filter(isItem);
  if (items.length === 0 || !items.map(becomesEntry).every(Boolean)) return undefined;
  for (const one of elementsIn(list, 'ul')) {
    one.children.filter(isItem).forEach(becomesEntry);
    one.properties = {...one.properties, className: ['entries'], role: 'list'};
  }
  for (const item of elementsIn(list, 'li')) {
    item.children = item.children.map((child) => (isElement(child, 'ul') ? nested(child) : child));
  }
  return filterable(list, elementsIn(list, 'li').length, what);
}
