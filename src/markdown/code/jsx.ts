import type {ExpressionStatement} from 'estree';
import type {RootContent} from 'mdast';
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

/** The attribute of an element whose inside is given as HTML. */
export const htmlAttribute = (html: string): MdxJsxAttribute =>
  expressionAttribute('dangerouslySetInnerHTML', `{__html: ${JSON.stringify(html)}}`, {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: {type: 'Literal', value: html},
      },
    ],
  });

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

/** The import of a component of the site. It stands on the page itself, so that other pages do not load it. */
export function componentImport(name: string): RootContent {
  const module = `@site/src/components/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(module)};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: module},
          },
        ],
      },
    },
  };
}
