import memoize from 'lodash/memoize';
import type {BlockContent, ListItem, Paragraph, TableCell, TableRow, Text} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {tryRule} from '../../simulator/try-rule';
import {FlawError} from '../../text/flaw';
import {exampleText, findingExamples} from './finding-examples';
import {blockTexts, isKind, type TryFence} from './parts';
import {shippedRules} from './shipped-rules';

const text = (value: string): Text => ({type: 'text', value});

const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [text(value)]});

/** What the example of the author comes to. */
function outcomeNodes(kind: BlockKind, texts: BlockTexts): readonly BlockContent[] {
  const {flaws, outcome, yaml} = tryRule(kind, texts, shippedRules);
  if (flaws) {
    const [flaw] = flaws;
    throw new FlawError(
      0,
      `The part "${flaw?.part}" of the try block cannot be read: ${flaw?.message}`,
      'Correct its YAML.',
    );
  }
  const details = [...new Set([...outcome.details, ...(outcome.rest ?? [])])].map((detail): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(detail)],
  }));
  return [
    paragraph(outcome.summary),
    ...(details.length === 0 ? [] : [{type: 'list' as const, spread: false, children: details}]),
    ...(yaml === undefined
      ? []
      : [{type: 'code' as const, lang: 'yaml', meta: `title="${outcome.result?.title}"`, value: yaml}]),
  ];
}

const cell = (value: string): TableCell => ({type: 'tableCell', children: [text(value)]});

/** The examples of a playground that start Scans under the Scan of the page, each with the rules that do. Page and twin ask for them. */
const startedBy = memoize((scan: string): (readonly [label: string, rules: string])[] =>
  findingExamples.flatMap((example) => {
    const {outcome} = tryRule('playground', {scan, finding: exampleText(example)}, shippedRules);
    const started = (outcome?.details ?? []).flatMap(
      (detail) => /^(\S+) of the chart \S+ starts/.exec(detail)?.[1] ?? [],
    );
    return started.length === 0 ? [] : [[example.label, [...new Set(started)].join(', ')] as const];
  }),
);

function exampleTable(scan: string): BlockContent {
  const head = ['Finding', 'Rules that start a Scan'] as const;
  const rows = [head, ...startedBy(scan)].map((cells): TableRow => ({type: 'tableRow', children: cells.map(cell)}));
  return {type: 'table', children: rows};
}

/** What a try block comes to, as Markdown: of a playground, also what its other examples come to. */
export function resultNodes(kind: BlockKind, texts: BlockTexts): readonly BlockContent[] {
  const outcome = outcomeNodes(kind, texts);
  if (kind !== 'playground') return outcome;
  return [
    ...outcome,
    paragraph('With the same Scan, these findings start something; all others start nothing:'),
    exampleTable(texts.scan ?? ''),
  ];
}

const markdown = remark().use(remarkGfm, {tablePipeAlign: false}).data('settings', {bullet: '-'}).freeze();

/** The text of {@link resultNodes}, for who reads the Markdown of the page. */
export function resultText([first, ...rest]: readonly TryFence[]): string {
  const {code, word = ''} = first ?? {};
  // A part without its rule ends the build where the page is made (./index.ts).
  if (code === undefined || !isKind(word)) return '';
  return markdown.stringify({type: 'root', children: [...resultNodes(word, blockTexts(word, code, rest))]}).trim();
}
