import type {Flaw} from '../../../src/text/flaw';

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[<&]/g;
const ENTITY = /^&(?:#\d+|#x[\da-fA-F]+|[A-Za-z]\w*);/;

/** Elements of HTML that have no end. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

function strayFlaw(text: string, position: number): Flaw[] {
  const line = lineAt(text, position);
  if (text[position] === '&') {
    return ENTITY.test(text.slice(position)) ? [] : [{line, problem: 'an & stands alone', mend: 'write &amp;'}];
  }
  return [
    {line, problem: 'a < begins no tag that can be read', mend: 'quote attributes, close the tag, or write &lt;'},
  ];
}

/** Checks that XML is well-formed: tags nest and close, attributes are quoted, references are written out. */
export function xmlFlaws(text: string, html = false): Flaw[] {
  const flaws: Flaw[] = [];
  const open: {name: string; line: number}[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [token, slash, name, attributes = '', selfClosing] = match;
    const line = lineAt(text, match.index);
    if (token === '<' || token === '&') flaws.push(...strayFlaw(text, match.index));
    if (name === undefined) continue;
    const names = [...attributes.matchAll(/([\w:.-]+)\s*=/g)].map(([, attribute]) => attribute!);
    const twice = names.find((attribute, index) => names.indexOf(attribute) !== index);
    if (twice !== undefined)
      flaws.push({line, problem: `<${name}> has the attribute ${twice} twice`, mend: 'remove one'});
    if (selfClosing || (html && VOID.has(name.toLowerCase()))) continue;
    if (!slash) open.push({name, line});
    else if (open.at(-1)?.name === name) open.pop();
    else {
      const inner = open.at(-1);
      const problem = inner ? `</${name}> stands where </${inner.name}> is due` : `</${name}> closes nothing`;
      return [...flaws, {line, problem, mend: 'close tags in the order in which they were opened'}];
    }
  }
  for (const {name, line} of open)
    flaws.push({line, problem: `<${name}> is not closed`, mend: `close it with </${name}>`});
  return flaws;
}
