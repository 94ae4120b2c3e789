import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import type {Expression, File, ObjectExpression} from '@babel/types';
import {charts, commonValuesOf} from '../../src/catalog/charts';
import {demoTargets} from '../../src/catalog/demo-targets';
import {hooks} from '../../src/catalog/hooks';
import {scanners} from '../../src/catalog/scanners';
import {globalFlags, scbctl} from '../../src/catalog/scbctl';
import {type Problem as CatalogProblem, validateCatalog} from '../../src/catalog/validate';
import {validateScanner} from '../../src/catalog/validate-scanner';
import type {Problem} from '../../src/text/flaw';
import type {Site} from './site';

function plain(expression: unknown): Expression | undefined {
  let node = expression as Expression | undefined;
  while (node && (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')) node = node.expression;
  return node;
}

/** The value of the first exported constant that is an object: the entry of a file of the catalogue. */
function entryOf(file: File): ObjectExpression | undefined {
  for (const statement of file.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const value = plain(declaration.declarations[0]?.init);
    if (value?.type === 'ObjectExpression') return value;
  }
  return undefined;
}

function child(node: Expression, step: string): {line: number; value: Expression | undefined} | undefined {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const name =
        property.key.type === 'Identifier'
          ? property.key.name
          : property.key.type === 'StringLiteral'
            ? property.key.value
            : undefined;
      if (name === step) return {line: property.loc!.start.line, value: plain(property.value)};
    }
  }
  const element = node.type === 'ArrayExpression' ? node.elements[Number(step)] : undefined;
  return element && element.type !== 'SpreadElement'
    ? {line: element.loc!.start.line, value: plain(element)}
    : undefined;
}

/**
 * The line of a field such as `chart.values[2].meaning` in a file of the catalogue, or of the nearest parent that is
 * written there.
 */
export function lineOfField(source: string, field: string): number {
  let node: Expression | undefined = entryOf(parse(source, {sourceType: 'module', plugins: ['typescript']}));
  let line = node?.loc?.start.line ?? 1;
  for (const step of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    const next: ReturnType<typeof child> = node && child(node, step);
    if (!next) break;
    ({line, value: node} = next);
  }
  return line;
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Gives a problem of the catalogue the line of its field. */
export function locate(root: string, {file, path: field, problem, mend}: CatalogProblem): Problem {
  const line = lineOfField(readFileSync(path.join(root, file), 'utf8'), field);
  return {file, line, problem: `${field === '' ? '' : `${field}: `}${withoutStop(problem)}`, mend: withoutStop(mend)};
}

/** Everything that is wrong with the catalogue of a site. */
export function catalogueProblems(site: Site): Problem[] {
  const routes = [...site.routes].map(([route, file]) => {
    const title: unknown = file === null ? undefined : site.page(file).frontMatter.values['title'];
    return {route, ...(typeof title === 'string' && {title})};
  });
  const context = {routes, scanners, shared: commonValuesOf('scanner')};
  const problems = [
    ...scanners.flatMap((scanner) => validateScanner(scanner, context)),
    ...validateCatalog({hooks, demoTargets, charts, scbctl, globalFlags}),
  ];
  return problems.map((problem) => locate(site.root, problem));
}
