import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {element, text} from './hast';

/** Shorter names fit any column in one piece. */
const SHORT = 16;

/** Shorter flags do not break at their inner dashes either. */
const SHORT_FLAG = 24;

/** After punctuation, but not within a number such as `4.16`; a comma between numbers belongs to a list. */
const PUNCTUATION = /(?<=[^\s./:=,_@|\\])(?!(?<=\d)[.:](?=\d))[./:=,_@|\\]+(?=[^\s./:=,_@|\\])/;

/** A flag, whose dashes belong to its first word although a browser would break after them. */
const FLAG = /(?<=^|[\s"'([=,|])--?(?:[A-Za-z\d]+(?:-[A-Za-z\d]+)*)?/;

/** Before a part of a word that is wider than a phone, `mapSecrets|ToVariables`. */
const HUMP = /(?<=\b[A-Za-z]{16,}[a-z])(?=[A-Z][A-Za-z]{9,}\b)/;

/** Before what is escaped for an address, `username|%3D`. */
const ESCAPED = /(?<=[a-z]{4})(?=%[\dA-F]{2})/;

const anyOf = (...places: readonly RegExp[]): RegExp => new RegExp(places.map(({source}) => source).join('|'), 'g');

/** Where a long name can continue on the next line. */
export const NAME_PLACES = anyOf(PUNCTUATION, HUMP, ESCAPED);

/** The same, and flags, which do not. */
const PLACES = anyOf(PUNCTUATION, FLAG, HUMP, ESCAPED);

const FLAGS = anyOf(FLAG);

/** A word that is wider than a line on a phone. */
const LONG = /\S{26}/;

/** The parts of a name, with `<wbr>` where it can break: that is not a character, so copying and searching ignore it. */
function breakable(name: string, places: RegExp): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  for (const {0: whole, index} of name.matchAll(places)) {
    const isFlag = whole.startsWith('-');
    const found = isFlag && whole.length > SHORT_FLAG ? whole.replace(/(?<=\w)-.*/, '') : whole;
    const end = isFlag ? index : index + found.length;
    if (!isFlag && name.length <= SHORT) {
      continue;
    }
    if (end > done) {
      parts.push(text(name.slice(done, end)));
    }
    parts.push(isFlag ? element('span', {className: ['unbroken']}, text(found)) : element('wbr', {}));
    done = index + found.length;
  }
  return done < name.length ? [...parts, text(name.slice(done))] : parts;
}

/** Tables and lists of entries, whose columns are narrow. */
const isNarrow = ({tagName, properties}: Element): boolean =>
  /^t[dh]$/.test(tagName) || (tagName === 'ul' && [properties['className']].flat().includes('entries'));

/** Makes the parts of each name in code inside an element. */
function divide(within: Root | Element, places: RegExp): void {
  visit(within, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    if (within.type === 'root' && isNarrow(node)) {
      divide(node, PLACES);
      return SKIP;
    }
    if (node.tagName !== 'code') return undefined;
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? breakable(child.value, LONG.test(child.value) ? PLACES : places) : [child],
    );
    return SKIP;
  });
}

/**
 * Rehype plugin: a flag keeps its dashes. In tables and lists of entries, where columns are narrow, and where a word is
 * wider than a phone, code breaks at its punctuation and not inside a word. Must run after the plugins that make them.
 */
export function breakOpportunities(): (root: Root) => void {
  return (root) => divide(root, FLAGS);
}
