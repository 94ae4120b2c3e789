import type {Element, ElementContent} from 'hast';
import {element, elementsIn, isElement, text} from '../hast';
import {entryContent, type Fact, filterable, folded} from './entry';

const isItem = (node: ElementContent): node is Element => isElement(node, 'li');

/** Splits `string, required, default "x"` into facts, and emphasizes `required`. */
function factsOf(nodes: readonly ElementContent[]): Fact[] {
  const facts: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = node.type === 'text' ? node.value.split(/, (?=required|optional|default )/) : [node];
    parts.forEach((part, index) => {
      if (index > 0) facts.push([]);
      const shown = typeof part === 'string' ? text(part) : part;
      facts.at(-1)?.push(part === 'required' ? element('strong', {}, shown) : shown);
    });
  }
  return facts;
}

/** The maximum number of nested fields that are initially open. */
const FEW = 3;

/** Nested fields in a disclosure. Long lists are closed, so that readers can compare the fields around them. */
function nested(list: Element): Element {
  const count = elementsIn(list, 'li').length;
  return folded(list, count <= FEW, text(count === 1 ? '1 field' : `${count} fields`));
}

/** The position of the bracket that closes the first one in the nodes: the index of the node and of the character. */
function closing(nodes: readonly ElementContent[]): readonly [number, number] | undefined {
  let depth = 0;
  for (const [index, node] of nodes.entries()) {
    const characters = node.type === 'text' ? [...node.value.matchAll(/[()]/g)] : [];
    for (const {0: character, index: at} of characters) {
      depth += character === '(' ? 1 : -1;
      if (depth === 0) return [index, at];
    }
  }
  return undefined;
}

/** Converts a list item such as ``- `name` (string, optional): words {#id}`` to an entry. Returns false for other list items. */
function becomesEntry(item: Element): boolean {
  const start = item.children.findIndex((child) => isElement(child, 'code'));
  const anchors = item.children.slice(0, start);
  const [name, ...rest] = item.children.slice(start);
  const {id} = item.properties;
  const end = rest[0]?.type === 'text' && rest[0].value.startsWith(' (') ? closing(rest) : undefined;
  if (start === -1 || !name || typeof id !== 'string' || !end || !anchors.every((one) => isElement(one, 'a'))) {
    return false;
  }
  const [index, at] = end;
  const last = rest[index];
  const value = last?.type === 'text' ? last.value : '';
  const inside = [...rest.slice(0, index), text(value.slice(0, at))];
  const opening = inside[0]?.type === 'text' ? inside[0].value.slice(2) : '';
  const after = [text(value.slice(at + 1).replace(/^:? */, '')), ...rest.slice(index + 1)];
  const lists = after.filter((node) => isElement(node, 'ul'));
  const words = after.filter((node) => !isElement(node, 'ul'));
  const entry = {id, name: [name], facts: factsOf([text(opening), ...inside.slice(1)]), words};
  item.children = [...anchors, ...entryContent(entry), ...lists];
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
