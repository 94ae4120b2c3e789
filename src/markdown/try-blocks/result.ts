import type {BlockContent, ListItem, Paragraph, PhrasingContent} from 'mdast';
import {remark} from 'remark';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import type {RuleGroup} from '../../simulator/outcome';
import {tryRule} from '../../simulator/try-rule';
import {DiagnosticError} from '../../lib/diagnostic';
import {blockTexts, isKind, type TryFence} from './parts';
import {shippedRules} from './shipped-rules';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [text(value)]});
const item = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [{type: 'paragraph', children}],
});

/** A group of rules in one line. */
function groupItem({title, rules}: RuleGroup): ListItem {
  const names = rules.flatMap(({name, note}, index): PhrasingContent[] => [
    text(index === 0 ? ': ' : ', '),
    {type: 'inlineCode', value: name},
    ...(note === undefined ? [] : [text(` ${note}`)]),
  ]);
  return item([{type: 'strong', children: [text(`${title} (${rules.length})`)]}, ...names]);
}

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
  const details = [
    ...[...new Set(outcome.details)].map((detail) => item([text(detail)])),
    ...(outcome.groups ?? []).map(groupItem),
  ];
  return [
    {...paragraph(outcome.summary), data: {hProperties: {className: ['bracketed']}}},
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
