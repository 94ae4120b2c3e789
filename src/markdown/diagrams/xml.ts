import {escapeText} from '../../lib/escape';

/** Attribute values by name; `undefined` omits the attribute. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A length in px with at most one decimal, so that the output does not depend on the machine. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** An element as markup that is valid XML and HTML. Children are not escaped. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeText(typeof value === 'number' ? px(value) : String(value))}"`)
    .join('');
  return children.length === 0 && name !== 'div'
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}
