import type {Node} from '@vscode/tree-sitter-wasm';

/** Types of nodes with a text. */
export const STRINGS = /^(?:interpreted_string_literal|raw_string_literal|string|string_literal|template_string)$/;

const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r'};

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
  if (node.type !== 'binary_expression' || node.childForFieldName('operator')?.text !== '+') return undefined;
  const sides = [node.childForFieldName('left'), node.childForFieldName('right')].filter((side) => side !== null);
  const parts = sides.flatMap((side) => concatenated(side) ?? [side]);
  return parts.some(({type}) => STRINGS.test(type)) ? parts : undefined;
}

/** The code of a node without comments and with single spaces. */
export function codeOf(node: Node): string {
  const parts: string[] = [];
  const visit = (one: Node): void => {
    if (one.type.includes('comment')) return;
    if (one.childCount === 0 || STRINGS.test(one.type)) parts.push(one.text);
    else for (const child of one.children) if (child) visit(child);
  };
  visit(node);
  return parts.join(' ');
}

export const nameOf = (node: Node): string => node.childForFieldName('name')?.text ?? '';

/** The name of a declaration, with the type that a method belongs to. */
export function symbolOf(node: Node, around: string): string {
  const receiver = /(\w+)\s*\)$/.exec(node.childForFieldName('receiver')?.text ?? '')?.[1];
  return [receiver ?? around, nameOf(node)].filter((part) => part !== '').join('.');
}

/** All strings that a node can evaluate to, for example both of `a === "z" ? "x" : "y"`. */
export function stringsBelow(node: Node): readonly string[] {
  if (STRINGS.test(node.type)) return [textOf(node)];
  if (/^(?:===?|!==?)$/.test(node.childForFieldName('operator')?.text ?? '')) return [];
  const skipped = node.childForFieldName('condition')?.id;
  return node.namedChildren.flatMap((child) => (child && child.id !== skipped ? stringsBelow(child) : []));
}

export const keyOf = (pair: Node): string => (pair.childForFieldName('key')?.text ?? '').replaceAll(/^["']|["']$/g, '');
