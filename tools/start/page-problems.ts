import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';
import {checkSite} from '../check/index';
import {linksOf} from '../check/links/links';
import {pageKind} from '../check/page/pages';
import {Site} from '../check/site';

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
interface Compiler {
  readonly hooks: {
    readonly watchRun: {tap(name: string, run: () => void): void};
    readonly done: {tap(options: {name: string; stage: number}, run: (stats: Stats) => void): void};
  };
}
interface Stats {
  toJson(options?: unknown): {warnings?: unknown[]};
}

/** What a loader said, out of the frame that the bundler draws around it. */
const textOf = (warning: unknown): unknown =>
  /│ (.*)/.exec((warning as {message?: string}).message ?? '')?.[1] ?? warning;

/** The framework prints warnings as they come, which are objects: in the terminal they are their text. */
export function readableWarnings(stats: Stats): void {
  const toJson = stats.toJson.bind(stats);
  stats.toJson = (options) => {
    const json = toJson(options);
    if (options !== 'errors-warnings') return json;
    return {...json, warnings: json.warnings?.map(textOf) ?? []};
  };
}

/** Checks one page, with what other pages say now. */
export async function judgePage(site: Site, file: string): Promise<Judged> {
  const {problems} = await checkSite(site, [file]);
  const own = sortProblems(problems.filter((problem: Problem) => problem.file === file));
  if (own.length === 0) return SILENT;
  const messages = own.map(formatProblem);
  const page = site.page(file);
  // Whoever adds the heading that a link misses mends this page, too.
  const targets = linksOf(page.tree).flatMap(({url}) => site.routes.get(url.split('#')[0]!) ?? []);
  const dependencies = [...new Set(targets)].map((target) => path.join(site.root, target));
  return {messages, dependencies, ...(page.flaws.length > 0 && {shown: unreadable(file, messages)})};
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
    site ??= new Site(siteDir);
    // A page that came or went since this site was read.
    if (!site.pageFiles.includes(file)) site = new Site(siteDir);
    return judgePage(site, file);
  };
  const bundler = {
    name: 'page-problems',
    apply({hooks}: Compiler): void {
      hooks.watchRun.tap('page-problems', () => {
        site = undefined;
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
      devServer: {client: {overlay: {errors: true, warnings: true}}},
    }),
  };
}
