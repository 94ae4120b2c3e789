import {escapeText} from '../../text/escape';

/** Attribute values by name; `undefined` leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A length in px with at most one decimal: enough for the eye, and the same bytes on every machine. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** One element as text, valid as XML and as HTML. Children are finished markup. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeText(typeof value === 'number' ? px(value) : String(value))}"`)
    .join('');
  return children.length === 0 && name !== 'div'
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}
