import {targetOf, type RedirectRule} from './redirects-file';

/** How a request is answered. `file` is relative to the served folder. */
export type Answer =
  | {readonly kind: 'file'; readonly file: string; readonly status: 200 | 404}
  | {readonly kind: 'redirect'; readonly to: string; readonly status: number};

/** Says whether a path below the served folder is a file. */
export type IsFile = (file: string) => Promise<boolean>;

const reserved = new Set(['_headers', '_redirects']);
const notFound: Answer = {kind: 'file', file: '404.html', status: 404};

/** The file behind a path, in the order in which Netlify looks for it with its "pretty URLs". */
async function fileAnswer(path: string, isFile: IsFile): Promise<Answer | undefined> {
  const name = path.slice(1);
  if (reserved.has(name)) return undefined;
  if (name === '404' || name === '404.html') return notFound;
  if (path.endsWith('/')) {
    const bare = name.slice(0, -1);
    if (bare !== '' && !bare.includes('.') && (await isFile(`${bare}.html`))) {
      return {kind: 'redirect', to: `/${bare}`, status: 301};
    }
    return (await isFile(`${name}index.html`)) ? {kind: 'file', file: `${name}index.html`, status: 200} : undefined;
  }
  if (await isFile(name)) return {kind: 'file', file: name, status: 200};
  // A part with a dot may be taken for an extension: such pages need a rule, as on hosts that are strict about it.
  if (/\.[^/]*$/.test(name)) return undefined;
  if (await isFile(`${name}.html`)) return {kind: 'file', file: `${name}.html`, status: 200};
  if (await isFile(`${name}/index.html`)) return {kind: 'redirect', to: `${path}/`, status: 301};
  return undefined;
}

async function ruleAnswer(path: string, rules: readonly RedirectRule[], isFile: IsFile): Promise<Answer | undefined> {
  for (const rule of rules) {
    const to = targetOf(rule, path);
    if (to === undefined) continue;
    if (rule.status !== 200) return {kind: 'redirect', to, status: rule.status};
    if (await isFile(to.slice(1))) return {kind: 'file', file: to.slice(1), status: 200};
  }
  return undefined;
}

/**
 * Answers a path as Netlify does: forced rules, files, other rules, the not-found page.
 *
 * @param path decoded path of the request, starting with `/`
 */
export async function resolve(path: string, rules: readonly RedirectRule[], isFile: IsFile): Promise<Answer> {
  const forced = rules.filter((rule) => rule.force);
  const others = rules.filter((rule) => !rule.force);
  return (
    (await ruleAnswer(path, forced, isFile)) ??
    (await fileAnswer(path, isFile)) ??
    (await ruleAnswer(path, others, isFile)) ??
    notFound
  );
}
