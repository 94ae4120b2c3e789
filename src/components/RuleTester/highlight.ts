import {escapeText} from '../../text/escape';

const escape = (text: string): string => escapeText(text, /[&<>]/g);

const token = (role: string, text: string): string => `<span class="token ${role}">${escape(text)}</span>`;

/** A line of YAML that the simulator writes: indentation and dashes, perhaps a key, perhaps a value. */
const LINE = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s"'#:[\]{},-][^\s:]*)(?=:(?: |$)))?(:? *)(.*)$/;

function value(text: string): string {
  if (/^(["']).*\1$/.test(text)) return token('string', text);
  if (/^(?:true|false|null|~|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)$/i.test(text)) return token('number', text);
  return text.startsWith('#') ? token('comment', text) : escape(text);
}

/**
 * Colors YAML as the build colors the example (src/markdown/code), for what the simulator writes: block maps and lists, plain and
 * quoted scalars, and texts of several lines.
 */
export function yamlHtml(yaml: string): string {
  /** The indentation of the line that has begun a text of several lines. */
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
