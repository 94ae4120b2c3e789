import {readFileSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isText, REGISTRY_ENTRY, splitRoutes} from '../../src/plugins/route-shards/split';
import {readRoutes} from '../../src/plugins/route-shards/write';
import {compileAgain, known} from './bundler';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The path of a page as the list of routes has it. */
const plain = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Runs in the browser. A page that is not compiled yet is asked for as a document once a link has led to it. */
function later(routes: readonly string[]): Promise<never> {
  return new Promise(() => {
    const asking = setInterval(() => {
      if (!routes.includes(location.pathname.replace(/(.)\/$/, '$1'))) return;
      clearInterval(asking);
      location.reload();
    }, 50);
  });
}

/** A page that was open while the server started anew asks for an update that nobody has: it is loaded anew at 404. */
const goneUpdates: Middleware = ({url = ''}, response, next) => {
  if (/\.hot-update\.js(?:on)?$/.test(url)) response.writeHead(404).end();
  else next();
};

/**
 * For `docusaurus start`: the texts of a page are compiled when a browser first asks for it, before it is answered, and not all
 * texts before the first page. What the bundler offers for this changes a page while it comes to life, which fails now and then.
 */
export default function lazy({generatedFilesDir}: LoadContext): Plugin {
  const wanted = new Set<string>();
  /** The page that a browser has asked for last: the first that is compiled when the server starts anew. */
  const last = path.join(generatedFilesDir, 'last-page.txt');
  const pages = () => splitRoutes(readRoutes(generatedFilesDir), []).pages;
  const chunksOf = (route: string): readonly string[] =>
    pages().find(({path: at}) => plain(at) === route)?.chunks ?? [];

  function wantLast(): void {
    try {
      for (const chunk of chunksOf(readFileSync(last, 'utf8'))) wanted.add(chunk);
    } catch {
      // Nobody has asked for one yet.
    }
  }

  /** The list of pages without those that nobody has asked for. It names modules for their own sake, too, which has them compiled. */
  function rewrite(registry: string): string {
    if (wanted.size === 0) wantLast();
    const all = pages();
    const rewritten = registry.replaceAll(REGISTRY_ENTRY, (_, name: string, load: string, module: string) => {
      const routes = all.filter(({chunks}) => chunks.includes(name)).map(({path: route}) => plain(route));
      const isLater = routes.length > 0 && isText(module) && !wanted.has(name);
      return `"${name}": [${isLater ? `() => later(${JSON.stringify(routes)})` : load}, "${module}", "${module}"]`;
    });
    return `${rewritten}\n${later.toString()}\n`;
  }

  const onDemand: Middleware = ({url = '', headers}, _, next) => {
    if (!headers.accept?.includes('text/html')) return next();
    const route = plain(new URL(url, 'http://localhost').pathname);
    const chunks = chunksOf(route);
    if (chunks.length > 0) writeFileSync(last, route);
    const missing = chunks.filter((chunk) => !wanted.has(chunk));
    for (const chunk of missing) wanted.add(chunk);
    if (missing.length > 0) compileAgain(next);
    else next();
  };

  return {
    name: 'lazy',
    configureWebpack: () => ({
      plugins: [known],
      module: {
        rules: [
          {
            include: path.join(generatedFilesDir, 'registry.js'),
            enforce: 'pre',
            loader: path.join(__dirname, 'registry-loader.cjs'),
            options: {rewrite},
          },
        ],
      },
      devServer: {
        setupMiddlewares(middlewares: {name: string; middleware: Middleware}[]): never[] {
          middlewares.unshift({name: 'on-demand', middleware: onDemand});
          // The framework answers whatever it does not know with the page and status 200, and the browser would wait for good.
          const fallback = middlewares.findIndex(({name}) => name === 'connect-history-api-fallback');
          const place = fallback === -1 ? middlewares.length : fallback;
          middlewares.splice(place, 0, {name: 'gone-updates', middleware: goneUpdates});
          // What is returned comes behind the list, which holds everything.
          return [];
        },
      },
    }),
  };
}
