import type {ExpressionStatement} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

type Expression = ExpressionStatement['expression'];

function expressionAttribute(name: string, source: string, expression: Expression): MdxJsxAttribute {
  const body: ExpressionStatement[] = [{type: 'ExpressionStatement', expression}];
  const data = {estree: {type: 'Program' as const, body, sourceType: 'module' as const, comments: []}};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: source, data}};
}

/**
 * A JSX attribute with a constant value. An expression, because JSX folds the line breaks of a plain attribute.
 */
export function attribute(name: string, value: string | number | boolean): MdxJsxAttribute {
  return expressionAttribute(name, JSON.stringify(value), {type: 'Literal', value});
}

/**
 * The attributes of a live code editor: its source, and a function that loads the editor. The import stands on the page itself,
 * so that a site without live code needs neither the editor nor the package that brings it.
 */
export function liveAttributes(code: string, noInline: boolean): readonly MdxJsxAttribute[] {
  const module = '@theme/LiveCodeBlock';
  const load = expressionAttribute('live', `() => import(${JSON.stringify(module)})`, {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: {type: 'Literal', value: module}, options: null},
  });
  return [load, attribute('code', code), ...(noInline ? [attribute('metastring', 'noInline')] : [])];
}
