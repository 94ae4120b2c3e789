import type {BlockContent, ListItem, Paragraph, PhrasingContent} from 'mdast';
import {remark} from 'remark';
import uniq from 'lodash/uniq';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import type {RuleGroup} from '../../simulator/outcome';
import {tryRule} from '../../simulator/try-rule';
import {DiagnosticError} from '../../lib/diagnostic';
import {blockTexts, isKind, type TryFence} from './parts';
import {shippedRules} from './shipped-rules';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const item = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(children)],
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
    ...uniq(outcome.details).map((detail) => item([text(detail)])),
    ...(outcome.groups ?? []).map(groupItem),
  ];
  const blocks: BlockContent[] = [
    {...paragraph([text(outcome.summary)]), data: {hProperties: {className: ['bracketed']}}},
  ];
  if (details.length > 0) blocks.push({type: 'list', spread: false, children: details});
  if (yaml !== undefined)
    blocks.push({type: 'code', lang: 'yaml', meta: `title="${outcome.result?.title}"`, value: yaml});
  return blocks;
}

const markdown = remark().data('settings', {bullet: '-'}).freeze();

/** The Markdown of {@link resultNodes} for the Markdown twin of the page. */
export function resultText(fences: readonly TryFence[]): string {
  const word = fences[0]?.word ?? '';
  // ./index.ts reports a part without its rule.
  if (!isKind(word)) return '';
  return markdown.stringify({type: 'root', children: [...resultNodes(word, blockTexts(word, fences))]}).trim();
}
