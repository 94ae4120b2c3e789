import {escapeText} from '../../lib/escape';

const escape = (text: string): string => escapeText(text, /[&<>]/g);

const token = (role: string, text: string): string => `<span class="token ${role}">${escape(text)}</span>`;

/** A line of YAML: indentation and dashes, an optional key, an optional value. */
const LINE = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s"'#:[\]{},-][^\s:]*)(?=:(?: |$)))?(:? *)(.*)$/;

function value(text: string): string {
  if (/^(["']).*\1$/.test(text)) return token('string', text);
  if (/^(?:true|false|null|~|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)$/i.test(text)) return token('number', text);
  return text.startsWith('#') ? token('comment', text) : escape(text);
}

/**
 * Highlights YAML with the classes of the build's highlighter (src/markdown/code), line by line: block maps and lists, plain and quoted
 * scalars, block scalars and comments. Other syntax keeps the color of the text. The text itself never changes.
 */
export function yamlHtml(yaml: string): string {
  /** Indentation of the line that starts the current block scalar. */
  let text = -1;
  const lines = yaml.split('\n').map((line) => {
    const indent = line.search(/\S/);
    if (text >= 0 && (indent === -1 || indent > text)) return indent === -1 ? line : token('string', line);
    text = -1;
    const [, start = '', key, joint = '', rest = ''] = LINE.exec(line) ?? [];
    if (/^[|>][-+\d]*$/.test(rest)) text = indent;
    return `${start}${key === undefined ? '' : token('property', key)}${joint}${value(rest)}`;
  });
  return lines.join('\n');
}
