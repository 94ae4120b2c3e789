import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {askedFile} from '../../src/plugins/local-search/asked';
import {FlawError, formatProblem, sortProblems} from '../../src/text/flaw';
import {checkPage} from '../check/check-page';
import {filesOfPages, pageKind} from '../check/page/pages';
import {Site} from '../check/site';
import {LISTS, listMessages} from './lists';
import {isMissing, whileWritten} from './while-written';

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
  readonly compiler: {readonly modifiedFiles?: ReadonlySet<string>; isChild(): boolean};
  readonly fileDependencies: {add(file: string): void};
  readonly warnings: Error[];
  readonly errors: Error[];
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

/**
 * For `docusaurus start`: what `npm run check` says of a page stands in the terminal and over the page in the browser, and
 * goes when it is mended. Problems are warnings, so that the page still shows the last change. A page is judged when it is compiled
 * and when it is saved, open in a browser or not.
 */
export default function pageProblems({siteDir}: {siteDir: string}): Plugin {
  let site: Site | undefined;
  /** Pages that have been saved since the server started. */
  const saved = new Set<string>();
  let known: ReadonlySet<string> | undefined;
  /** Pages that this run of the bundler compiles. */
  const compiled = new Set<string>();
  const absolute = (file: string): string => path.join(siteDir, file);
  const relative = (file: string): string => path.relative(siteDir, file).split(path.sep).join('/');
  const judge = async (file: string): Promise<Judged> => {
    if (pageKind(file) === undefined) return SILENT;
    const read = async (): Promise<Judged> => {
      try {
        site ??= new Site(siteDir);
        // A page that came or went since this site was read.
        if (!site.pageFiles.includes(file)) site = new Site(siteDir);
        return site.pageFiles.includes(file) ? await judgePage(site, file) : SILENT;
      } catch (error) {
        site = undefined;
        throw error;
      }
    };
    try {
      return await whileWritten(read);
    } catch (error) {
      // Tags and authors that cannot be read, or are not there, are told of themselves.
      if (error instanceof FlawError || isMissing(error)) return SILENT;
      throw error;
    }
  };
  /** Says what is wrong in lists, and on pages that were saved and are not open. */
  const tell = async ({compiler, fileDependencies, warnings}: Compilation): Promise<void> => {
    const files = filesOfPages(siteDir);
    for (const file of [...LISTS, ...files]) fileDependencies.add(absolute(file));
    // A page that is new has not been watched until now.
    const fresh = files.filter((file) => known && !known.has(file));
    const changed = new Set([...[...(compiler.modifiedFiles ?? [])].map(relative), ...fresh]);
    for (const file of files) if (changed.has(file) || changed.has(askedFile(file))) saved.add(file);
    known = new Set(files);
    const messages = await listMessages(siteDir);
    for (const file of saved) if (!compiled.has(file)) messages.push(...(await judge(file)).messages);
    for (const message of new Set(messages))
      if (!warnings.some((warning) => warning.message.includes(message))) warnings.push(new Error(message));
  };
  const bundler = {
    name: 'page-problems',
    apply({hooks}: Compiler): void {
      hooks.watchRun.tap('page-problems', () => {
        site = undefined;
        compiled.clear();
      });
      // The page around the scripts is compiled by itself. A hook that fails would be the end of watching.
      hooks.afterCompile.tapPromise('page-problems', async (compilation) => {
        if (!compilation.compiler.isChild()) await tell(compilation).catch((error) => compilation.errors.push(error));
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
            options: {
              judge(resource: string) {
                compiled.add(relative(resource));
                return judge(relative(resource));
              },
            },
          },
        ],
      },
      devServer: {client: {overlay: {errors: true, warnings: true}}},
    }),
  };
}
