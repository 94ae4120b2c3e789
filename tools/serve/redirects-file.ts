/** One rule of a `_redirects` file. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** A forced rule wins over a file of the same path. */
  readonly force: boolean;
}

/**
 * Reads a file in Netlify's `_redirects` format: `from to [status][!]` in each line.
 *
 * @throws Error with the line number for a line of another form
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, from, to, status, force] = /^(\/\S*)\s+(\S+)(?:\s+(\d{3})(!?))?\s*$/.exec(line.trim()) ?? [];
    if (!from || !to) throw new Error(`_redirects:${index + 1}: expected "from to status": ${line}`);
    rules.push({from, to, status: Number(status ?? 301), force: force === '!'});
  }
  return rules;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * The target of a rule for a path, or undefined when it does not match. `:name` stands for one segment, a `*` at
 * the end for the rest (`:splat` in the target). A slash at the end makes no difference, as on Netlify.
 */
export function targetOf(rule: RedirectRule, path: string): string | undefined {
  const wanted = withoutSlash(rule.from).split('/');
  const given = withoutSlash(path).split('/');
  const values = new Map<string, string>();
  for (const [index, part] of wanted.entries()) {
    if (part === '*' && index === wanted.length - 1) {
      values.set('splat', given.slice(index).join('/'));
      break;
    }
    const segment = given[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) values.set(part.slice(1), segment);
    else if (part !== segment) return undefined;
    if (index === wanted.length - 1 && given.length > wanted.length) return undefined;
  }
  return rule.to.replaceAll(/:([a-z]\w*)/g, (placeholder, name: string) => values.get(name) ?? placeholder);
}
