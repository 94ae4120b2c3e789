import {
  attributeOf,
  childrenOf,
  classesOf,
  firstElement,
  isElement,
  parsePage,
  type Element,
  type Node,
} from '../../../text/html';
import {condensed, isLeftOut, rawText} from './text';

/** A heading with the text up to the next one, or a list item that has an id. */
export interface Section {
  /** Without `#`; absent for the page as a whole. */
  readonly anchor?: string;
  readonly title: string;
  readonly text: string;
  /** Names that the section defines: the keys of its tables and of its lists of fields. */
  readonly names: readonly string[];
  /** True for a list item. Its text is also part of the section that it stands in. */
  readonly item: boolean;
}

/** What a page says, without what stands around it. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** True for a page that asks robots not to list it. */
  readonly unlisted: boolean;
  /** The page as a whole first. */
  readonly sections: readonly Section[];
}

interface OpenSection {
  readonly anchor?: string;
  /** The section around a list item, whose text it is part of. */
  readonly around?: OpenSection;
  readonly title: string;
  readonly item: boolean;
  readonly text: string[];
  readonly names: string[];
}

/** Fields deeper inside others than this are found through the section that describes them. */
const MAX_DEPTH = 3;

const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** The field that a list item describes stands first in it as code. */
function itemTitle(item: Element, around: string): string {
  const id = attributeOf(item, 'id') ?? '';
  const code = firstElement(item, ({tagName}) => tagName === 'code');
  const name = condensed(code ? rawText(code) : rawText(item).slice(0, 80));
  const whole = ['.', '[].', ''].map((joint) => around + joint + name).find((path) => path.toLowerCase() === id);
  return whole ?? name;
}

/** The code with which a row of a table, a list item or a term of a glossary begins. */
function definedName(node: Element): string | undefined {
  if (!['tr', 'li', 'dt'].includes(node.tagName)) return undefined;
  const start = node.tagName === 'tr' ? childrenOf(node).find(isElement) : node;
  const first = start && childrenOf(start).find((child) => condensed(rawText(child)) !== '');
  return first && isElement(first) && first.tagName === 'code' ? condensed(rawText(first)) : undefined;
}

class Reader {
  readonly sections: OpenSection[] = [];
  #current: OpenSection;

  constructor(readonly page: OpenSection) {
    this.#current = page;
    this.sections.push(page);
  }

  read(node: Node): void {
    for (const child of childrenOf(node)) this.#readChild(child);
  }

  #write(text: string): void {
    for (let section: OpenSection | undefined = this.#current; section; section = section.around)
      section.text.push(text);
  }

  /** Remembers what the first cell of a row or the beginning of a list item names. */
  #define(node: Element): void {
    const name = definedName(node);
    if (name === undefined) return;
    for (let section: OpenSection | undefined = this.#current; section; section = section.around)
      section.names.push(name);
  }

  #open(section: OpenSection): void {
    this.sections.push(section);
    this.#current = section;
  }

  #readChild(node: Node): void {
    if (!isElement(node)) {
      this.#write(rawText(node));
      return;
    }
    if (isLeftOut(node) || node.tagName === 'h1') return;
    const anchor = attributeOf(node, 'id');
    if (isHeading(node) && anchor !== undefined) {
      this.#open({anchor, title: condensed(rawText(node)), item: false, text: [], names: []});
    } else if (node.tagName === 'li' && anchor !== undefined && anchor.split('.').length <= MAX_DEPTH) {
      const around = this.#current;
      this.#open({anchor, around, title: itemTitle(node, around.title), item: true, text: [], names: []});
      this.read(node);
      this.#current = around;
    } else if (node.tagName === 'svg' || node.tagName === 'pre' || node.tagName === 'p') {
      this.#write(rawText(node));
    } else if (node.tagName === 'code') {
      // In one piece, although the elements within say where it may break.
      this.#write(` ${rawText(node)} `);
    } else {
      this.#define(node);
      this.#write(' ');
      this.read(node);
      this.#write(' ');
    }
  }
}

const meta = (document: Node, name: string): string => {
  const element = firstElement(document, (found) => found.tagName === 'meta' && attributeOf(found, 'name') === name);
  return (element && attributeOf(element, 'content')) ?? '';
};

/** Where the text of a page stands: the body of a docs page, of a post, or the main area. */
const bodyOf = (document: Node): Element | undefined =>
  firstElement(document, (element) => classesOf(element).includes('theme-doc-markdown')) ??
  firstElement(document, (element) => attributeOf(element, 'id') === '__blog-post-container') ??
  firstElement(document, ({tagName}) => tagName === 'main');

/**
 * Reads a built page. Sidebars, navigation, pagination, the table of contents and the buttons of code are not part
 * of what it says; code and tables are.
 */
export function readPage(html: string): PageContent {
  const document = parsePage(html);
  const main = firstElement(document, ({tagName}) => tagName === 'main');
  const heading = firstElement(main ?? document, ({tagName}) => tagName === 'h1');
  const title = heading ? condensed(rawText(heading)) : '';
  const reader = new Reader({title, item: false, text: [], names: []});
  const body = bodyOf(document);
  if (body) reader.read(body);
  return {
    title,
    description: condensed(meta(document, 'description')),
    unlisted: meta(document, 'robots').includes('noindex'),
    sections: reader.sections.map(({anchor, title: name, item, text, names}) => ({
      ...(anchor !== undefined && {anchor}),
      title: name,
      item,
      names,
      text: condensed(text.join('')),
    })),
  };
}
