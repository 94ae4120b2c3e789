import {toString} from 'mdast-util-to-string';
import type {Flaw} from '../../../src/text/flaw';
import {nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';

/** As many words as a reader keeps in mind until the full stop. */
const MOST = 40;

const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Sentences that a reader has to read twice. They are hints: sometimes a long one is the plain one. */
export const longSentences = (page: Page): Flaw[] =>
  nodeFlaws(page, (node, _, isGenerated) => {
    if (node.type !== 'paragraph' || isGenerated) return [];
    let below = 0;
    // A sentence ends before a capital letter; "e.g. a" and "4.16" go on.
    return toString(node)
      .split(/(?<=[.?!]["”)]?)\s+(?=["“(]?\p{Lu})/u)
      .flatMap((sentence) => {
        const [length, line] = [words(sentence), below];
        below += sentence.split('\n').length - 1;
        if (length <= MOST) return [];
        const mend = `two sentences of less than ${MOST} are read faster`;
        return [{problem: `the sentence has ${length} words`, mend, below: line}];
      });
  });
