import {askedPath, lowerCasePath} from './normal-path';
import {applicable, type RedirectRule} from './rules';

/** The response to a request. `file` is relative to the served folder. */
export type Answer =
  | {readonly kind: 'file'; readonly file: string; readonly status: 200 | 404}
  | {readonly kind: 'redirect'; readonly to: string; readonly status: number};

/** Whether a path in the served folder is a file. */
type IsFile = (file: string) => Promise<boolean>;

const reserved = new Set(['_headers', '_redirects']);
const notFound: Answer = {kind: 'file', file: '404.html', status: 404};
const moved = (to: string, status = 301): Answer => ({kind: 'redirect', to, status});
const found = (file: string): Answer => ({kind: 'file', file, status: 200});

/** The file for a path, with the precedence of Netlify's "pretty URLs". A build has one `index.html`, the home page. */
async function fileAnswer(path: string, isFile: IsFile): Promise<Answer | undefined> {
  const name = path.slice(1);
  if (reserved.has(name)) return undefined;
  if (name === '404' || name === '404.html') return notFound;
  if (name === '') return found('index.html');
  if (name === 'index' || name === 'index.html') return moved('/');
  if (!path.endsWith('/') && (await isFile(name))) return found(name);
  const page = name.replace(/\/$/, '');
  // Strict hosts treat the text after a dot as an extension, so routes with dots require a rule.
  if (/\.[^/]*$/.test(page) || !(await isFile(`${page}.html`))) return undefined;
  return path.endsWith('/') ? moved(`/${page}`) : found(`${page}.html`);
}

/**
 * Answers a request as Netlify does, in this order: forced rules, files, other rules, a lowercase path, the 404 page. Before that,
 * redirects every spelling of a path to one address, and responds with 404 to paths that could lead a browser to another host.
 *
 * @param baseUrl the base path of the build; starts and ends with `/`
 */
export async function answerFor(
  target: string,
  rules: readonly RedirectRule[],
  isFile: IsFile,
  baseUrl = '/',
): Promise<Answer> {
  const asked = askedPath(target);
  if (asked === undefined) return notFound;
  const {path, misspelt} = asked;
  if (`${path}/` === baseUrl) return moved(baseUrl);
  if (!path.startsWith(baseUrl)) return notFound;
  if (misspelt) return moved(path);

  async function byRule(address: string, isForced: boolean): Promise<Answer | undefined> {
    for (const {to, status} of applicable(rules, address).filter(({force}) => force === isForced)) {
      if (status !== 200) return moved(to, status);
      const file = decodeURI(to).slice(baseUrl.length);
      if (await isFile(file)) return found(file);
    }
    return undefined;
  }
  async function inOrder(address: string): Promise<Answer | undefined> {
    const forced = await byRule(address, true);
    if (forced) return forced;
    const file = await fileAnswer(`/${address.slice(baseUrl.length)}`, isFile);
    if (file) return file.kind === 'redirect' ? moved(baseUrl + file.to.slice(1)) : file;
    return byRule(address, false);
  }
  const answer = await inOrder(path);
  const lower = lowerCasePath(path);
  if (answer || lower === undefined) return answer ?? notFound;
  const canonical = await inOrder(lower);
  return canonical?.kind === 'file' && canonical.status === 200 ? moved(lower) : (canonical ?? notFound);
}
