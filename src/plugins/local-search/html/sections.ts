import {blogPostContainerID} from '@docusaurus/utils-common';
import {
  attributeOf,
  childrenOf,
  classesOf,
  firstElement,
  isElement,
  metaOf,
  parsePage,
  type Element,
  type Node,
} from '../../../lib/html';
import {condensed, isHeading, isLeftOut, isPlace, isRow, itemTitle, rawText, rowId} from './elements';

/** A heading with the text up to the next one, an error message, or a list item, table row or definition with an id. */
export interface Section {
  /** Without `#`; '' for the whole page. */
  readonly anchor: string;
  readonly title: string;
  /** Rows, list items and definitions are on separate lines, and table cells are separated by dots. */
  readonly text: string;
  /** True for a list item, row or definition. Its text is also part of the enclosing section. */
  readonly item: boolean;
}

/** The content of a page without navigation. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** Whether the page has a `noindex` directive. */
  readonly unlisted: boolean;
  /** The first section is the whole page. */
  readonly sections: readonly Section[];
}

interface OpenSection {
  readonly anchor: string;
  readonly title: string;
  readonly text: string[];
  /** The section that encloses an item and includes its text. */
  readonly around?: OpenSection;
}

/** A placeholder for line breaks until spaces are collapsed. */
const BREAK = '\u2028';
const lined = (text: string): string =>
  text
    .replaceAll(/[\s·]*\u2028[\s·]*/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    // Removes the spaces around code before punctuation.
    .replaceAll(/ (?=[,.;:)]+(?:\s|$))|(?<=\() /g, '')
    .trim();

class Reader {
  readonly sections: OpenSection[] = [];
  #current: OpenSection;

  constructor(title: string) {
    this.#current = this.#open({anchor: '', title, text: []});
  }

  read(node: Node): void {
    for (const child of childrenOf(node)) this.#readChild(child);
  }

  #write(text: string): void {
    for (let section: OpenSection | undefined = this.#current; section; section = section.around)
      section.text.push(text);
  }

  #open(section: OpenSection): OpenSection {
    this.sections.push(section);
    this.#current = section;
    return section;
  }

  #readChild(node: Node): void {
    if (!isElement(node)) {
      this.#write(rawText(node));
      return;
    }
    if (isLeftOut(node) || node.tagName === 'h1') return;
    const anchor = attributeOf(node, 'id');
    if (isHeading(node) && anchor !== undefined) {
      this.#open({anchor, title: condensed(rawText(node)), text: []});
    } else if (classesOf(node).includes('messages')) {
      this.#readMessages(node);
    } else if (node.tagName === 'dl') {
      this.#readDefinitions(node);
    } else if (isRow(node)) {
      this.#readRow([node]);
    } else if (node.tagName === 'svg' || node.tagName === 'pre' || node.tagName === 'p') {
      this.#write(rawText(node));
    } else if (node.tagName === 'code') {
      // As one word, although its elements contain break opportunities.
      this.#write(` ${rawText(node)} `);
    } else {
      this.#write(/^t[dh]$/.test(node.tagName) ? ' · ' : ' ');
      this.read(node);
      this.#write(' ');
    }
  }

  /** Reads a row, list item or definition (several elements). It becomes a section if links can target it. */
  #readRow(nodes: readonly Element[]): void {
    const [first] = nodes;
    if (!first) return;
    const around = this.#current;
    const anchor = rowId(first);
    if (anchor !== undefined && isPlace(anchor))
      this.#open({anchor, title: itemTitle(first, around.title), text: [], around});
    this.#write(BREAK);
    for (const node of nodes) {
      this.read(node);
      this.#write(' ');
    }
    this.#write(BREAK);
    this.#current = around;
  }

  /** Reads a list of error messages. Each is a section of its own, so that the search finds it by its cause and fix. */
  #readMessages(list: Element): void {
    const around = this.#current;
    for (const item of childrenOf(list).filter(isElement)) {
      this.#open({anchor: attributeOf(item, 'id') ?? '', title: itemTitle(item, around.title), text: []});
      this.read(item);
    }
    this.#current = around;
  }

  /** Groups each term with its descriptions. */
  #readDefinitions(list: Element): void {
    const groups: Element[][] = [];
    for (const child of childrenOf(list).filter(isElement)) {
      if (child.tagName === 'dt') groups.push([child]);
      else if (child.tagName === 'dd') groups.at(-1)?.push(child);
      else this.#readDefinitions(child);
    }
    for (const group of groups) this.#readRow(group);
  }
}

const isMain = ({tagName}: Element): boolean => tagName === 'main';

/** The element with the page's text: the body of a docs page or post, or the main area. */
const bodyOf = (document: Node): Element | undefined =>
  // A stable class name (ThemeClassNames of the theme).
  firstElement(document, (element) => classesOf(element).includes('theme-doc-markdown')) ??
  firstElement(document, (element) => attributeOf(element, 'id') === blogPostContainerID) ??
  firstElement(document, isMain);

/**
 * Parses a built page. The text includes code and tables, but not sidebars, navigation, pagination, the table of contents and the buttons
 * of code blocks.
 */
export function readPage(html: string, document: Node = parsePage(html)): PageContent {
  const heading = firstElement(firstElement(document, isMain) ?? document, ({tagName}) => tagName === 'h1');
  const title = heading ? condensed(rawText(heading)) : '';
  const reader = new Reader(title);
  const body = bodyOf(document);
  if (body) reader.read(body);
  return {
    title,
    description: condensed(metaOf(document, 'description') ?? ''),
    unlisted: metaOf(document, 'robots')?.includes('noindex') ?? false,
    sections: reader.sections.map(({anchor, title: name, text, around}) => ({
      anchor,
      title: name,
      text: lined(text.join('')),
      item: around !== undefined,
    })),
  };
}
