import {parse} from '@babel/parser';
import {type Expression, isStringLiteral, traverseFast} from '@babel/types';
import {child, entryOf} from '../check/catalog/source-lines';
import type {Edit, Step} from './difference';

function next(node: Expression, step: Step): Expression | undefined {
  if (typeof step === 'string') return child(node, step)?.value;
  if (node.type !== 'ArrayExpression') return undefined;
  return node.elements.find((element): element is Expression => {
    if (element?.type !== 'ObjectExpression') return false;
    const name = child(element, step.key)?.value;
    return isStringLiteral(name, {value: step.is});
  });
}

const isPlain = (node: Expression): boolean =>
  ['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'NullLiteral'].includes(node.type) ||
  (node.type === 'ArrayExpression' &&
    node.elements.every((one) => one !== null && one.type !== 'SpreadElement' && isPlain(one)));

/** As the code style of the project writes it; the rest is done by the formatter. */
function literal(value: Edit['value']): string {
  if (typeof value === 'object') return `[${value.map((one) => literal(one)).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  return `'${value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}

/** The field of an item of a list that is put together from several: where only one object of the file has its name. */
function elsewhere(source: string, steps: readonly Step[]): Expression | undefined {
  const [item, field] = steps.slice(-2);
  if (typeof item !== 'object' || typeof field !== 'string') return undefined;
  const found: Expression[] = [];
  traverseFast(parse(source, {sourceType: 'module', plugins: ['typescript']}), (node) => {
    if (node.type !== 'ObjectExpression' || !isStringLiteral(child(node, item.key)?.value, {value: item.is})) return;
    const value = child(node, field)?.value;
    if (value) found.push(value);
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Replaces one literal of a file of the catalog.
 *
 * @returns the new text; undefined when the place does not hold a literal, so that a person has to look at it
 */
export function rewritten(source: string, {entry, steps, value}: Edit): string | undefined {
  if (steps.length === 0) {
    const constant = new RegExp(`(export const ${entry} = )'[^']*'`);
    return constant.test(source) ? source.replace(constant, (_, head: string) => head + literal(value)) : undefined;
  }
  let node = entryOf(source, entry);
  for (const step of steps) node = node && next(node, step);
  node ??= elsewhere(source, steps);
  if (!node || !isPlain(node) || node.start == null || node.end == null) return undefined;
  return source.slice(0, node.start) + literal(value) + source.slice(node.end);
}
