import type {Page} from '@playwright/test';

/** Where words of tables stand. */
export const CELLS = '.markdown :is(td, th, .entries)';

/** The texts in which a line ends within a word, or between a flag and its dashes; the bar shows where. */
export const brokenCells = (page: Page, selector = CELLS): Promise<string[]> =>
  page.evaluate((cells) => {
    const nodesOf = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes;
    };
    /** What is before a place in its code, or in its text. */
    const before = (node: Text, index: number): string => {
      const code = node.parentElement?.closest('code');
      const nodes = code ? nodesOf(code) : [node];
      const earlier = nodes.slice(0, nodes.indexOf(node)).map(({data}) => data);
      return earlier.join('') + node.data.slice(0, index);
    };
    const range = document.createRange();
    const topOf = (node: Text, index: number): number | undefined => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return [...range.getClientRects()].at(-1)?.top;
    };
    const breakIn = (node: Text): string | undefined => {
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) return undefined;
      let last: number | undefined;
      for (let index = 0; index < node.data.length; index++) {
        const top = topOf(node, index);
        const wrapped = top !== undefined && last !== undefined && top > last + 8;
        const inWord = /[\p{L}\p{N}]{2}$/u.test(node.data.slice(index - 1, index + 1));
        const inFlag = /(?:^|\s)-+$/.test(before(node, index)) && /[\w-]/.test(node.data.charAt(index));
        if (wrapped && (inWord || inFlag)) return `${before(node, index)}|${node.data.slice(index)}`;
        last = top ?? last;
      }
      return undefined;
    };
    return [...document.querySelectorAll(cells)]
      .flatMap((cell) => nodesOf(cell).map(breakIn))
      .filter((found) => found !== undefined);
  }, selector);
