/** The headers of one path pattern of a `_headers` file. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a file in Netlify's `_headers` format: a path that starts with `/`, then indented `Name: value` lines.
 *
 * @throws Error with the line number for a line that is neither
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: (readonly [string, string])[]}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({pattern: line.trim(), headers: []});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) throw new Error(`_headers:${index + 1}: expected a path or "  Name: value": ${line}`);
    rule.headers.push([name, value]);
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  const [prefix = '', rest] = pattern.split('*', 2);
  return rest === undefined ? path === pattern : path.startsWith(prefix);
}

/** The headers for a request path. Netlify joins the values when several rules name the same header. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue;
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}
