import type {Node} from '@vscode/tree-sitter-wasm';

/** Types of nodes with a text. */
export const STRINGS = /^(?:interpreted_string_literal|raw_string_literal|string|string_literal|template_string)$/;

const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r'};

/** The child in the first of these fields that the node has. */
export const fieldOf = (node: Node, ...fields: readonly string[]): Node | undefined =>
  fields.map((field) => node.childForFieldName(field)).find((child) => child !== null) ?? undefined;

/** The text of a string literal, with `%v` for its inserted values. */
export function textOf(node: Node): string {
  if (node.type === 'raw_string_literal') return node.text.slice(1, -1);
  if (node.type === 'template_string')
    return node.namedChildren
      .map((part) => (part?.type === 'template_substitution' ? '%v' : (part?.text ?? '')))
      .join('');
  return node.text.slice(1, -1).replaceAll(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char);
}

/** The operands of `"a" + b + "c"`; undefined if none is a string. */
export function concatenated(node: Node): readonly Node[] | undefined {
  if (node.type !== 'binary_expression' || fieldOf(node, 'operator')?.text !== '+') return undefined;
  const sides = ['left', 'right'].flatMap((side) => fieldOf(node, side) ?? []);
  const parts = sides.flatMap((side) => concatenated(side) ?? [side]);
  return parts.some(({type}) => STRINGS.test(type)) ? parts : undefined;
}

/** The code of a node without comments and with single spaces. */
export function codeOf(node: Node): string {
  if (node.type.includes('comment')) return '';
  if (node.childCount === 0 || STRINGS.test(node.type)) return node.text;
  return node.children.flatMap((child) => (child ? codeOf(child) || [] : [])).join(' ');
}

/** All strings that a node can evaluate to, for example both of `a === "z" ? "x" : "y"`. */
export function stringsBelow(node: Node): readonly string[] {
  if (STRINGS.test(node.type)) return [textOf(node)];
  if (/^(?:===?|!==?)$/.test(fieldOf(node, 'operator')?.text ?? '')) return [];
  const skipped = fieldOf(node, 'condition')?.id;
  return node.namedChildren.flatMap((child) => (child && child.id !== skipped ? stringsBelow(child) : []));
}
