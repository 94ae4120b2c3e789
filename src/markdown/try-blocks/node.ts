import type {BlockContent, Code, ListItem, Paragraph, Root, TableCell, TableRow, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {tryRule} from '../../simulator/try-rule';
import {FlawError} from '../../text/flaw';
import {attribute} from '../code/jsx';
import {exampleText, findingExamples} from './finding-examples';
import {shippedRules} from './shipped-rules';

export const COMPONENT = 'RuleTester';

const text = (value: string): Text => ({type: 'text', value});

const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [text(value)]});

/** What the example of the author comes to, as Markdown. */
function outcomeNodes(kind: BlockKind, texts: BlockTexts): readonly BlockContent[] {
  const {flaws, outcome, yaml} = tryRule(kind, texts, shippedRules);
  if (flaws) {
    const [flaw] = flaws;
    throw new FlawError(
      0,
      `The part "${flaw?.part}" of the try block cannot be read: ${flaw?.message}`,
      'Mend its YAML.',
    );
  }
  const details = [...new Set([...outcome.details, ...(outcome.rest ?? [])])].map((detail): ListItem => ({
    type: 'listItem',
    children: [paragraph(detail)],
  }));
  return [
    paragraph(outcome.summary),
    ...(details.length === 0 ? [] : [{type: 'list' as const, children: details}]),
    ...(yaml === undefined
      ? []
      : [{type: 'code' as const, lang: 'yaml', meta: `title="${outcome.result?.title}"`, value: yaml}]),
  ];
}

const cell = (value: string): TableCell => ({type: 'tableCell', children: [text(value)]});

/** For each example of a playground, the rules that start a Scan under the Scan of the page, as a table. */
function exampleTable(scan: string): BlockContent {
  const rows = findingExamples.flatMap((example): TableRow[] => {
    const {outcome} = tryRule('playground', {scan, finding: exampleText(example)}, shippedRules);
    const started = (outcome?.details ?? []).flatMap(
      (detail) => /^(\S+) of the chart \S+ starts/.exec(detail)?.[1] ?? [],
    );
    return started.length === 0
      ? []
      : [{type: 'tableRow', children: [cell(example.label), cell([...new Set(started)].join(', '))]}];
  });
  const head: TableRow = {type: 'tableRow', children: [cell('Finding'), cell('Rules that start a Scan')]};
  return {type: 'table', children: [head, ...rows]};
}

/** What a playground has beside its fences: rules and examples for the editor, and what the examples come to. */
function playground(scan: string): {readonly attributes: MdxJsxAttribute[]; readonly children: BlockContent[]} {
  const examples = findingExamples.map((example) => ({label: example.label, text: exampleText(example)}));
  return {
    attributes: [attribute('shipped', JSON.stringify(shippedRules)), attribute('examples', JSON.stringify(examples))],
    children: [
      paragraph('With the same Scan, these findings start something; all others start nothing:'),
      exampleTable(scan),
    ],
  };
}

/** A try block: `<RuleTester kind="…" …>` around its fences, what they come to, and that as code. */
export function testerNode(kind: BlockKind, texts: BlockTexts, fences: readonly Code[]): MdxJsxFlowElement {
  const more = kind === 'playground' ? playground(texts.scan ?? '') : {attributes: [], children: []};
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      attribute('kind', kind),
      ...Object.entries(texts).map(([name, value]) => attribute(name, value)),
      ...more.attributes,
    ],
    children: [...fences, ...outcomeNodes(kind, texts), ...more.children],
  };
}

/** Gives each try block its number on the page, by which a shared link names it. */
export function numberTesters(root: Root): void {
  let place = 0;
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (node.name === COMPONENT) node.attributes.push(attribute('place', (place += 1)));
  });
}
