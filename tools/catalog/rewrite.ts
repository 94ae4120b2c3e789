import {isMap, isScalar, isSeq, type Node, parseDocument, stringify} from 'yaml';
import type {Edit, Step} from './difference';

function next(node: unknown, step: Step): unknown {
  if (typeof step === 'string') return isMap(node) ? node.get(step, true) : undefined;
  return isSeq(node) ? node.items.find((item) => isMap(item) && item.get(step.key) === step.is) : undefined;
}

const isPlain = (node: unknown): node is Node =>
  (isScalar(node) && node.tag === undefined) || (isSeq(node) && node.items.every(isPlain));

/**
 * Replaces one value in the text of a catalog file.
 *
 * @returns the new text; undefined if the file does not contain the value, so a person must edit it
 */
export function rewritten(source: string, {entry, steps, value}: Edit): string | undefined {
  if (steps.length === 0) {
    const constant = new RegExp(`(export const ${entry} = )'[^']*'`);
    return constant.test(source) ? source.replace(constant, `$1'${String(value)}'`) : undefined;
  }
  const node = steps.reduce<unknown>(next, parseDocument(source).contents);
  if (!isPlain(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const text = stringify(value, {collectionStyle: 'flow', lineWidth: 0, singleQuote: true}).trim();
  return source.slice(0, start) + text + source.slice(end);
}
