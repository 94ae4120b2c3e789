import {parse} from 'acorn';
import type {Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** An import or export of a page. */
type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>;

/** Some JavaScript as its tree, which is what the compiler of a page reads. */
export const program = (source: string): Program =>
  parse(source, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;

function expressionAttribute(name: string, source: string): MdxJsxAttribute {
  const data = {estree: program(`(${source})`)};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: source, data}};
}

/**
 * A JSX attribute with a constant value. An expression, because JSX folds the line breaks of a plain attribute.
 */
export const attribute = (name: string, value: string | number | boolean): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value));

/** The attribute of an element whose inside is given as HTML. */
export const htmlAttribute = (html: string): MdxJsxAttribute =>
  expressionAttribute('dangerouslySetInnerHTML', `{__html: ${JSON.stringify(html)}}`);

/**
 * The attributes of a live code editor: its source, and a function that loads the editor. The import is on the page itself,
 * so that a site without live code needs neither the editor nor the package that brings it.
 */
export function liveAttributes(code: string, noInline: boolean): readonly MdxJsxAttribute[] {
  const load = expressionAttribute('live', '() => import("@theme/LiveCodeBlock")');
  return [load, attribute('code', code), ...(noInline ? [attribute('metastring', 'noInline')] : [])];
}

/** An import or export of a page, from its text. */
export const statement = (value: string): MdxjsEsm => ({type: 'mdxjsEsm', value, data: {estree: program(value)}});

/** The import of a component of the site. It is on the page itself, so that other pages do not load it. */
export const componentImport = (name: string): MdxjsEsm =>
  statement(`import ${name} from "@site/src/components/${name}";`);
