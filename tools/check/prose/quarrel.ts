import {toString} from 'mdast-util-to-string';
import {nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';
import type {Flaw} from '../../../src/text/flaw';

/** Pages whose subject is what other or earlier texts say. A folder ends in a slash. */
const EXEMPT: readonly string[] = [
  'docs/getting-started/upgrading.md',
  'docs/architecture/technical_risks.md',
  'docs/architecture/architecture_decisions/',
];

const SAYS =
  '(?:says?|said|shows?|names?|calls?|claims?|promises?|describes?|speaks?|lists?|mentions?|uses?|points?|propose)';

/** Phrases that set the page against a text that its reader has not seen. */
const QUARRELS: readonly RegExp[] = [
  /\bolder\s+(?:guide|example|instruction|description|text|post|manual|documentation|document|drawing|list|page)s?\b/i,
  /\b(?:guide|example|manifest|text|result|documentation)s?\s+(?:shown\s+)?elsewhere\b/i,
  new RegExp(`\\bREADMEs?(?:\\s+(?:of|in)\\s+[^.,;:]{1,40}?)?\\s+(?:also\\s+|still\\s+)?${SAYS}\\b`, 'i'),
  /\bREADME['’]s\b/i,
  /\b(?:only|just|not|missing|listed|spelling|keys?)\s+(?:in|from|of)\s+the\s+README\b/i,
  new RegExp(`\\bcomments?\\s+(?:in|of|on)\\s+[^.,;:]{1,40}?\\s+${SAYS}\\b`, 'i'),
  /\b(?:metadata|documentation|docs|chart|manual)\s+(?:of\s+[^.,;:]{1,30}?\s+)?still\s+(?:says?|calls?|promises?|speaks?|shows?)\b/i,
];

const covers = (file: string) => (place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

/** Finds sentences that argue with guides, READMEs and comments of charts: this site is the documentation. */
export const quarrelFlaws = (page: Page): Flaw[] =>
  page.kind !== 'doc' || EXEMPT.some(covers(page.file))
    ? []
    : nodeFlaws(page, (node) => {
        if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') return [];
        const text = toString(node);
        const match = QUARRELS.map((quarrel) => quarrel.exec(text)).find((found) => found !== null);
        if (!match) return [];
        const problem = `the text argues with another one: "${match[0].replaceAll(/\s+/g, ' ')}"`;
        const mend = 'say what is true; what readers of an old version need stands in Upgrading';
        return [{problem, mend, below: text.slice(0, match.index).split('\n').length - 1}];
      });
