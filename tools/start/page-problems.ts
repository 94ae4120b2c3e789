import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {askedFile} from '../../src/plugins/local-search/asked';
import {FlawError, formatProblem, sortProblems} from '../../src/text/flaw';
import {checkPage} from '../check/check-page';
import {pageKind} from '../check/page/pages';
import {Site} from '../check/site';
import {LISTS, listMessages} from './lists';

/** What the bundler is told of a page. */
export interface Judged {
  readonly messages: readonly string[];
  /** Files after whose change the page is judged again. */
  readonly dependencies: readonly string[];
  /** What is shown in place of a page that cannot be read. */
  readonly shown?: string;
}

const SILENT: Judged = {messages: [], dependencies: []};

/** A page that says why there is none. The front matter is left out: it may be what is wrong. */
const unreadable = (file: string, messages: readonly string[]): string =>
  ['---', `title: '${file} cannot be read'`, '---', '', '```text', ...messages, '```', ''].join('\n');

/** The parts of a bundler and of what it reports that are needed here. */
interface Compilation {
  readonly fileDependencies: {add(file: string): void};
  readonly warnings: Error[];
}
interface Compiler {
  readonly hooks: {
    readonly watchRun: {tap(name: string, run: () => void): void};
    readonly afterCompile: {tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void};
    readonly done: {tap(options: {name: string; stage: number}, run: (stats: Stats) => void): void};
  };
}
interface Warning {
  readonly message: string;
}
interface Stats {
  toJson(options?: unknown): {warnings?: Warning[]};
}

/** What was said, out of the frame that the bundler draws around it. */
const textOf = (warning: Warning): string =>
  /│ (.*)/.exec(warning.message)?.[1] ?? warning.message.replace(/^\s*⚠\s*/, '');

/** Warnings without frame and names of loaders. The framework prints them as they are: for the terminal they are text. */
function readableWarnings(stats: Stats): void {
  const toJson = stats.toJson.bind(stats);
  stats.toJson = (options) => {
    const json = toJson(options);
    const warnings = json.warnings?.map((warning) =>
      options === 'errors-warnings' ? textOf(warning) : {...warning, message: textOf(warning)},
    );
    return {...json, ...(warnings && {warnings})} as ReturnType<Stats['toJson']>;
  };
}

/** Checks one page, with what other pages say now. */
export async function judgePage(site: Site, file: string): Promise<Judged> {
  // What lists say of pages is told with the lists, since a page is not judged again when one of them changes.
  const messages = sortProblems(await checkPage(site, file)).map(formatProblem);
  const dependencies = [path.join(site.root, askedFile(file))];
  return {messages, dependencies, ...(site.page(file).flaws.length > 0 && {shown: unreadable(file, messages)})};
}

const goneUpdates = ({url = ''}: IncomingMessage, response: ServerResponse, next: () => void): void => {
  if (/\.hot-update\.js(?:on)?$/.test(url)) response.writeHead(404).end();
  else next();
};

/**
 * A page that was open while the server started anew asks for an update that nobody has. The framework answers whatever it
 * does not know with the page and status 200, and the browser waits for good; at 404 it loads the page anew.
 */
function answerGoneUpdates(middlewares: {name: string; middleware: unknown}[]): never[] {
  const fallback = middlewares.findIndex(({name}) => name === 'connect-history-api-fallback');
  const place = fallback === -1 ? middlewares.length : fallback;
  middlewares.splice(place, 0, {name: 'gone-updates', middleware: goneUpdates});
  // What is returned comes behind the list, which holds everything.
  return [];
}

/**
 * For `docusaurus start`: what `npm run check` says of a page stands in the terminal and over the page in the browser, and
 * goes when it is mended. Problems are warnings, so that the page still shows the last change.
 */
export default function pageProblems({siteDir}: {siteDir: string}): Plugin {
  let site: Site | undefined;
  const judge = async (resource: string): Promise<Judged> => {
    const file = path.relative(siteDir, resource).split(path.sep).join('/');
    if (pageKind(file) === undefined) return SILENT;
    try {
      site ??= new Site(siteDir);
      // A page that came or went since this site was read.
      if (!site.pageFiles.includes(file)) site = new Site(siteDir);
      return await judgePage(site, file);
    } catch (error) {
      // Tags and authors that cannot be read are told of themselves.
      if (error instanceof FlawError) return SILENT;
      throw error;
    }
  };
  const bundler = {
    name: 'page-problems',
    apply({hooks}: Compiler): void {
      hooks.watchRun.tap('page-problems', () => {
        site = undefined;
      });
      hooks.afterCompile.tapPromise('page-problems', async (compilation) => {
        for (const file of LISTS) compilation.fileDependencies.add(path.join(siteDir, file));
        for (const message of await listMessages(siteDir))
          if (!compilation.warnings.some((warning) => warning.message.includes(message)))
            compilation.warnings.push(new Error(message));
      });
      hooks.done.tap({name: 'page-problems', stage: -1}, readableWarnings);
    },
  };
  return {
    name: 'page-problems',
    configureWebpack: () => ({
      plugins: [bundler],
      module: {
        rules: [
          {
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {judge},
          },
        ],
      },
      devServer: {client: {overlay: {errors: true, warnings: true}}, setupMiddlewares: answerGoneUpdates},
    }),
  };
}
