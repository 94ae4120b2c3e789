import {parse} from 'acorn';
import type {Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** An import or export in a page. */
type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>;

/** The syntax tree of JavaScript source, which the MDX compiler requires. */
export const program = (source: string): Program =>
  parse(source, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;

function expressionAttribute(name: string, source: string): MdxJsxAttribute {
  const data = {estree: program(`(${source})`)};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: source, data}};
}

/** A JSX attribute with a constant value. It is an expression, because JSX collapses line breaks in string attributes. */
export const attribute = (name: string, value: string | number | boolean): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value));

/** The attribute that sets the content of an element as HTML. */
export const htmlAttribute = (html: string): MdxJsxAttribute =>
  expressionAttribute('dangerouslySetInnerHTML', `{__html: ${JSON.stringify(html)}}`);

/**
 * The attributes of a live code editor: its source, and a function that loads the editor. The page itself contains the import, so that a
 * site without live code requires neither the editor nor its package.
 */
export function liveAttributes(code: string, noInline: boolean): readonly MdxJsxAttribute[] {
  const load = expressionAttribute('live', '() => import("@theme/LiveCodeBlock")');
  return [load, attribute('code', code), ...(noInline ? [attribute('metastring', 'noInline')] : [])];
}

/** An import or export from its source. */
export const statement = (value: string): MdxjsEsm => ({type: 'mdxjsEsm', value, data: {estree: program(value)}});

/** The import of a component of the site. The page itself contains it, so that other pages do not load the component. */
export const componentImport = (name: string): MdxjsEsm =>
  statement(`import ${name} from "@site/src/components/${name}";`);
