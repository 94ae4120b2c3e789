/** Response headers for a path. */
export interface HeaderRule {
  /** A path, or a prefix that ends with `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The response to an old path or another form of a path. All paths are literal. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 200 serves the file at `to` without a redirect. */
  readonly status: number;
  /** A forced rule takes precedence over a file with the same path. */
  readonly force: boolean;
}

/** The default of hosts for paths without a rule: browsers revalidate each time. */
export const hostCache = {'Cache-Control': 'public, max-age=0, must-revalidate'} as const;

const matches = ({path}: HeaderRule, asked: string): boolean =>
  path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;

/** The headers for a path. If several rules set the same header, the values are joined, as on Netlify. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate, path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

const same = (one: string, other: string): boolean => withoutSlash(one) === withoutSlash(other);

/** Whether a redirect leads to the path that it is for, which would be a loop. */
export const isLoop = ({from, to}: RedirectRule): boolean => same(from.toLowerCase(), to.toLowerCase());

/** The rules for a path. Trailing slashes are ignored, as on Netlify. */
export const applicable = (rules: readonly RedirectRule[], path: string): RedirectRule[] =>
  rules.filter((rule) => same(rule.from, path) && !isLoop(rule));
