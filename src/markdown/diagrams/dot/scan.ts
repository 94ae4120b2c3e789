/** One `name=value` of a DOT source, with the place where it stands. */
export interface DotAttribute {
  readonly name: string;
  /** Without its quotes. */
  readonly value: string;
  /** 1-based line inside the fence. */
  readonly line: number;
  /** True for a value in angle brackets. */
  readonly html: boolean;
  /** `root` when it is said of the whole graph, `part` for a node, an edge or a cluster. */
  readonly scope: 'root' | 'part';
}

/** What the checks need to know of a source that Graphviz itself will parse. */
export interface DotScan {
  readonly attributes: readonly DotAttribute[];
  /** Line of the first word after the end of the graph, or null. */
  readonly trailingLine: number | null;
}

interface Token {
  readonly kind: 'word' | 'string' | 'html' | 'mark';
  readonly text: string;
  readonly line: number;
}

/** Comments and blanks, then one token. An unclosed string or comment is left to Graphviz to report. */
const TOKEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^#[^\n]*|"(?:[^"\\]|\\[\s\S])*"|[\p{L}\p{N}_.]+|-[>-]|[\s\S]/gmuy;

function htmlEnd(source: string, start: number): number {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (source[index] === '<') depth++;
    if (source[index] === '>' && --depth === 0) return index + 1;
  }
  return source.length;
}

function tokens(source: string): Token[] {
  const found: Token[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    let text = match[0];
    if (text === '<') {
      text = source.slice(match.index, htmlEnd(source, match.index));
      TOKEN.lastIndex = match.index + text.length;
      found.push({kind: 'html', text: text.slice(1, -1), line});
    } else if (text.length > 1 && text.startsWith('"')) {
      found.push({kind: 'string', text: text.slice(1, -1).replaceAll('\\"', '"'), line});
    } else if (/^[\p{L}\p{N}_.]/u.test(text)) {
      found.push({kind: 'word', text, line});
    } else if (!/^(?:\s|\/[/*]|#)/.test(text)) {
      found.push({kind: 'mark', text, line});
    }
    line += text.split('\n').length - 1;
  }
  return found;
}

/**
 * Finds the attributes of a DOT source with their lines. It does not check the grammar: Graphviz does that.
 */
export function scanDot(source: string): DotScan {
  const all = tokens(source);
  const attributes: DotAttribute[] = [];
  let depth = 0;
  let trailingLine: number | null = null;
  // What the square bracket belongs to: `graph [label=…]` speaks of the whole graph as `label=…` does.
  let owner: string | null = null;
  for (const [index, token] of all.entries()) {
    const next = all[index + 1];
    if (depth === 0 && trailingLine === null && all[index - 1]?.text === '}' && all[index - 1]?.kind === 'mark') {
      trailingLine = token.line;
    }
    if (token.kind !== 'mark') continue;
    if (token.text === '{') depth++;
    else if (token.text === '}') depth--;
    else if (token.text === '[') owner ??= all[index - 1]?.text ?? '';
    else if (token.text === ']') owner = next?.text === '[' ? owner : null;
    else if (token.text === '=') {
      const name = all[index - 1];
      if (!name || !next || next.kind === 'mark') continue;
      const root = depth === 1 && (owner === null || owner === 'graph');
      attributes.push({
        name: name.text,
        value: next.text,
        line: name.line,
        html: next.kind === 'html',
        scope: root ? 'root' : 'part',
      });
    }
  }
  return {attributes, trailingLine};
}
