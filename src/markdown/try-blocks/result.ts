import type {BlockContent, ListItem, Paragraph} from 'mdast';
import {remark} from 'remark';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {tryRule} from '../../simulator/try-rule';
import {DiagnosticError} from '../../lib/diagnostic';
import {blockTexts, isKind, type TryFence} from './parts';
import {shippedRules} from './shipped-rules';

const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});

/** The outcome of the author's example as Markdown. */
export function resultNodes(kind: BlockKind, texts: BlockTexts): readonly BlockContent[] {
  const {diagnostics, outcome, yaml} = tryRule(kind, texts, shippedRules);
  if (diagnostics) {
    const [diagnostic] = diagnostics;
    throw new DiagnosticError(
      `The part "${diagnostic?.part}" of the try block cannot be read: ${diagnostic?.message}`,
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

const markdown = remark().data('settings', {bullet: '-'}).freeze();

/** The Markdown of {@link resultNodes} for the Markdown twin of the page. */
export function resultText([first, ...rest]: readonly TryFence[]): string {
  const {code, word = ''} = first ?? {};
  // ./index.ts reports a part without its rule.
  if (code === undefined || !isKind(word)) return '';
  return markdown.stringify({type: 'root', children: [...resultNodes(word, blockTexts(word, code, rest))]}).trim();
}
