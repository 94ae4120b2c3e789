/** An element of a strictly parsed XML text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const TOKEN = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const STRAY = /&(?!amp;|lt;|gt;|quot;)/;

/** Parses a piece of XML and throws on anything that a strict parser would refuse. */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = {name: '#root', attributes: {}, children: []};
  const open = [root];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length;) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match || STRAY.test(match[0])) throw new Error(`not well-formed at: ${text.slice(at, at + 60)}`);
    const [, closing, name = '', written = '', empty, content] = match;
    const parent = open.at(-1) ?? root;
    if (content !== undefined) parent.children.push(content);
    else if (closing) {
      if (open.length < 2 || open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${name}> repeats an attribute`);
      const element: XmlElement = {name, attributes: Object.fromEntries(pairs), children: []};
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return root;
}

/** All elements below one, in order. */
export function elements(parent: XmlElement): XmlElement[] {
  return parent.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elements(child)]));
}

/** The text below an element. */
export function textOf(parent: XmlElement): string {
  return parent.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
