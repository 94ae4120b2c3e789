/** Attribute values by name; `undefined` leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Makes text safe inside an element and inside a double-quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

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
