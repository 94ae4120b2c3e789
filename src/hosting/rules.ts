/** Response headers for a path. */
export interface HeaderRule {
  /** A path, or a prefix that ends in `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a server answers for an old path, or for another form of a path. All paths are literal. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 200 answers with the file of that name. */
  readonly status: number;
  /** A forced rule wins over a file of the same path. */
  readonly force: boolean;
}

/** What hosts answer for a path that no rule speaks about: ask again each time. */
export const hostCache = {'Cache-Control': 'public, max-age=0, must-revalidate'} as const;

const matches = ({path}: HeaderRule, asked: string): boolean =>
  path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;

/** The headers for a path. Values are joined when several rules name the same header, as Netlify does. */
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

/** True when a redirect is for this path. A slash at the end makes no difference, as on Netlify. */
export const isFor = ({from}: RedirectRule, path: string): boolean => withoutSlash(from) === withoutSlash(path);
