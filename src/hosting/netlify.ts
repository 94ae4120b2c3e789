import type {HeaderRule, RedirectRule} from './rules';

/** Writes rules in the format of Netlify's `_headers` file. */
export const writeHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({path, headers}) => [path, ...Object.entries(headers).map((entry) => `  ${entry.join(': ')}`), ''].join('\n'))
    .join('\n');

/** Writes rules in the format of Netlify's `_redirects` file, where the first match wins. */
export const writeRedirectsFile = (rules: readonly RedirectRule[]): string =>
  rules.map(({from, to, status, force}) => `${from} ${to} ${status}${force ? '!' : ''}\n`).join('');

/** The lines of a file that say something, with their numbers. */
const rulesIn = (text: string) =>
  [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '' && !line.trim().startsWith('#'));

/**
 * Reads a `_headers` file: a path that starts with `/`, then indented `Name: value` lines.
 *
 * @throws Error with the line number for a line that is neither
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of rulesIn(text)) {
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) throw new Error(`_headers:${index + 1}: expected a path or "  Name: value": ${line}`);
    rule.headers[name] = value;
  }
  return rules;
}

/**
 * Reads a `_redirects` file: `from to [status][!]` in each line, without placeholders.
 *
 * @throws Error with the line number for a line of another form
 */
export const readRedirectsFile = (text: string): RedirectRule[] =>
  rulesIn(text).map(([index, line]) => {
    const [, from, to, status, force] = /^(\/[^\s:*]*)\s+([^\s:*]+)(?:\s+(\d{3})(!?))?\s*$/.exec(line.trim()) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected "from to status": ${line}`);
    return {from, to, status: Number(status ?? 301), force: force === '!'};
  });
