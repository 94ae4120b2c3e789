import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

/** As many words as a reader keeps in mind until the full stop. */
const MOST = 40;

const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Sentences that a reader has to read twice. They are hints: sometimes a long one is the plain one. */
export function longSentences(page: Page): Flaw[] {
  const hints: Flaw[] = [];
  visit(page.tree, (node: Nodes) => {
    const start = node.position?.start.line ?? 1;
    if (node.type !== 'paragraph' || page.isGenerated(start)) return;
    let line = start;
    // A sentence ends before a capital letter; "e.g. a" and "4.16" go on.
    for (const sentence of toString(node).split(/(?<=[.?!]["”)]?)\s+(?=["“(]?\p{Lu})/u)) {
      const length = words(sentence);
      if (length > MOST)
        hints.push({
          line: page.lineOf(line),
          problem: `the sentence has ${length} words`,
          mend: `two sentences of less than ${MOST} are read faster`,
        });
      line += sentence.split('\n').length - 1;
    }
  });
  return hints;
}
