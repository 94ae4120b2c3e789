import {parse} from '@babel/parser';
import type {Expression, ObjectExpression} from '@babel/types';

function plain(expression: unknown): Expression | undefined {
  let node = expression as Expression | undefined;
  while (node && (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')) node = node.expression;
  return node;
}

/** The value of a field or of an item, with its line. */
export function child(node: Expression, step: string): {line: number; value: Expression | undefined} | undefined {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const {key} = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
      if (name === step) return {line: property.loc!.start.line, value: plain(property.value)};
    }
  }
  const element = node.type === 'ArrayExpression' ? node.elements[Number(step)] : undefined;
  return element && element.type !== 'SpreadElement'
    ? {line: element.loc!.start.line, value: plain(element)}
    : undefined;
}

const isNamed = (entry: ObjectExpression, name: string): boolean =>
  ['id', 'name'].some((key) => {
    const value = child(entry, key)?.value;
    return value?.type === 'StringLiteral' && value.value === name;
  });

/** The exported entry of that name; in a file with one entry, that entry. */
export function entryOf(source: string, name: string): Expression | undefined {
  const exported = parse(source, {sourceType: 'module', plugins: ['typescript']}).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    return declaration?.type === 'VariableDeclaration' ? (plain(declaration.declarations[0]?.init) ?? []) : [];
  });
  const entries = exported.flatMap((value) =>
    value.type === 'ArrayExpression' ? [...value.elements.map(plain).filter((one) => one !== undefined), value] : value,
  );
  return (
    entries.find((entry) => entry.type === 'ObjectExpression' && isNamed(entry, name)) ??
    exported.find(({type}) => type === 'ObjectExpression' || type === 'ArrayExpression')
  );
}

/**
 * The line of a field in a file of the catalog, or of the nearest parent that is written there.
 * @param source Text of the file.
 * @param name Id or name of the entry.
 * @param path For example `chart.values[2].meaning`.
 */
export function lineOfField(source: string, name: string, path: string): number {
  let node = entryOf(source, name);
  let line = node?.loc?.start.line ?? 1;
  for (const step of path.split(/[.[\]]+/).filter((one) => one !== '')) {
    const next: ReturnType<typeof child> = node && child(node, step);
    if (!next) break;
    ({line, value: node} = next);
  }
  return line;
}
