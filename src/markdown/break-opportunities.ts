import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {element, text} from './hast';

/** The maximum length of names that fit any column without breaks. */
const SHORT = 16;

/** The maximum length of flags that do not break at their inner hyphens. */
const SHORT_FLAG = 24;

/** After punctuation, but not within a number such as `4.16`. A comma between numbers separates list items. */
const PUNCTUATION = /(?<=[^\s./:=,_@|\\])(?!(?<=\d)[.:](?=\d))[./:=,_@|\\]+(?=[^\s./:=,_@|\\])/;

/** A flag, up to its last hyphenated word. Browsers would break after its hyphens. */
const FLAG = /(?<=^|[\s"'([=,|])--?(?:[A-Za-z\d]+(?:-[A-Za-z\d]+)*)?/;

/** Inside a camel-case word that is wider than a phone, `mapSecrets|ToVariables`. */
const HUMP = /(?<=\b[A-Za-z]{16,}[a-z])(?=[A-Z][A-Za-z]{9,}\b)/;

/** Before percent-encoding, `username|%3D`. */
const ESCAPED = /(?<=[a-z]{4})(?=%[\dA-F]{2})/;

const anyOf = (...places: readonly RegExp[]): RegExp => new RegExp(places.map(({source}) => source).join('|'), 'g');

/** Where long names can break. */
export const NAME_PLACES = anyOf(PUNCTUATION, HUMP, ESCAPED);

/** Where long names can break, and flags, which cannot. */
const PLACES = anyOf(PUNCTUATION, FLAG, HUMP, ESCAPED);

const FLAGS = anyOf(FLAG);

/** A word that is wider than a line on a phone. */
const LONG = /\S{26}/;

/** The parts of a name with `<wbr>` at its break opportunities. `<wbr>` is not a character, so copying and searching ignore it. */
function breakable(name: string, places: RegExp): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  for (const {0: whole, index} of name.matchAll(places)) {
    const isFlag = whole.startsWith('-');
    const found = isFlag && whole.length > SHORT_FLAG ? whole.replace(/(?<=\w)-.*/, '') : whole;
    const end = isFlag ? index : index + found.length;
    if (!isFlag && name.length <= SHORT) continue;
    if (end > done) parts.push(text(name.slice(done, end)));
    parts.push(isFlag ? element('span', {className: ['unbroken']}, text(found)) : element('wbr', {}));
    done = index + found.length;
  }
  return done < name.length ? [...parts, text(name.slice(done))] : parts;
}

/** Table cells and lists of entries, which have narrow columns. */
const isNarrow = ({tagName, properties}: Element): boolean =>
  /^t[dh]$/.test(tagName) || (tagName === 'ul' && [properties['className']].flat().includes('entries'));

/** Adds break opportunities to all inline code in an element. */
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
 * Rehype plugin: prevents breaks after the hyphens of flags. In tables, in lists of entries and in words that are wider than a phone, code
 * breaks at punctuation. Must run after the plugins that create them.
 */
export const breakOpportunities = (): ((root: Root) => void) => (root) => divide(root, FLAGS);
