import {encodedPath} from './normal-path';
import type {HeaderRule, RedirectRule} from './rules';

/** Formats rules as Netlify's `_headers` file. */
export const writeHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({path, headers}) =>
      [encodedPath(path), ...Object.entries(headers).map((entry) => `  ${entry.join(': ')}`), ''].join('\n'),
    )
    .join('\n');

/** Formats rules as Netlify's `_redirects` file, in which the first match wins. */
export const writeRedirectsFile = (rules: readonly RedirectRule[]): string =>
  rules
    .map(({from, to, status, force}) => `${encodedPath(from)} ${encodedPath(to)} ${status}${force ? '!' : ''}\n`)
    .join('');

/** Lines with their indexes, without comments and blank lines. */
const rulesIn = (text: string) =>
  [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '' && !line.trim().startsWith('#'));

/**
 * Parses a `_headers` file: a path that starts with `/`, then indented `Name: value` lines.
 *
 * @throws Error with the line number for any other line
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of rulesIn(text)) {
    if (line.startsWith('/')) {
      rules.push({path: decodeURI(line.trim()), headers: {}});
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
 * Parses a `_redirects` file: one `from to [status][!]` per line, without placeholders.
 *
 * @throws Error with the line number for any other line
 */
export const readRedirectsFile = (text: string): RedirectRule[] =>
  rulesIn(text).map(([index, line]) => {
    const [, from, to, status, force] = /^(\/[^\s:*]*)\s+([^\s:*]+)(?:\s+(\d{3})(!?))?\s*$/.exec(line.trim()) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected "from to status": ${line}`);
    return {from: decodeURI(from), to: decodeURI(to), status: Number(status ?? 301), force: force === '!'};
  });
