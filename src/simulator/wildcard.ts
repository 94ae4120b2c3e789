/**
 * Whether a text fits a pattern of a CascadingRule: `*` stands for any characters, also none and line breaks, a leading
 * `!` negates, everything else stands for itself. Upper and lower case count.
 */
export function fitsWildcard(text: string, pattern: string): boolean {
  if (pattern.startsWith('!')) return !fits(text, pattern.slice(1));
  return fits(text, pattern);
}

function fits(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === pattern;
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return false;
  const limit = text.length - end.length;
  let from = start.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at === -1 || at + part.length > limit) return false;
    from = at + part.length;
  }
  return true;
}
