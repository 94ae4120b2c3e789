import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';
import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';
import {checkSite} from './index';
import {NO_FRONT_MATTER} from './page/front-matter-block';
import {freshSidebars} from './page/sidebar';
import {routeOf} from './links/routes';
import {pageKind} from './page/pages';
import {Site} from './site';

const WATCHED = ['docs', 'blog', 'src/pages', 'sidebars.ts'] as const;

/** An editor writes a file in several steps. */
const SETTLED_AFTER_MS = 120;

/** Judges pages again and again, and remembers what it said. */
export class Judge {
  private told: readonly Problem[] = [];

  constructor(private readonly root: string) {}

  /** Pages that a saved file concerns: itself, those that link to it, and those that were wrong. */
  private concerned(site: Site, saved: readonly string[]): string[] {
    // Also the route of a page that is gone: links to it are what breaks.
    const routes = saved.flatMap((file) => {
      const kind = pageKind(file);
      const frontMatter = site.pageFiles.includes(file) ? site.frontMatter(file) : NO_FRONT_MATTER;
      return (kind && routeOf({file, kind, frontMatter})) ?? [];
    });
    const wrong = new Set(this.told.map(({file}) => file));
    // Tags and authors concern every post.
    const posts = saved.some((file) => file.endsWith('.yml'));
    return site.pageFiles.filter(
      (file) =>
        saved.includes(file) ||
        wrong.has(file) ||
        (posts && pageKind(file) === 'post') ||
        routes.some((route) => site.read(file).includes(`](${route}`)),
    );
  }

  /** Everything that is wrong now. Without `saved`, every page is judged, with it those that the files concern. */
  async problems(saved?: readonly string[]): Promise<readonly Problem[]> {
    const site = new Site(this.root, {sidebars: freshSidebars});
    const files = saved === undefined ? site.pageFiles : this.concerned(site, saved);
    const {problems} = await checkSite(site, files);
    this.told = sortProblems(problems);
    return this.told;
  }
}

/** Judges every page, then each that is saved, until the signal ends it. An editor reads from the first line to the last. */
export async function watchPages(root: string, print: (line: string) => void, signal: AbortSignal): Promise<void> {
  const judge = new Judge(root);
  const report = async (saved?: readonly string[]): Promise<void> => {
    print(`checking ${saved?.join(', ') ?? 'every page'}`);
    try {
      const problems = await judge.problems(saved);
      for (const problem of problems) print(formatProblem(problem));
      print(`${problems.length} problem${problems.length === 1 ? '' : 's'}; Ctrl+C ends`);
    } catch (error) {
      // A mistake in a list of tags, authors or pages: nothing can be said until it is mended.
      print(error instanceof Error ? error.message : String(error));
      print('nothing can be judged before that is mended; Ctrl+C ends');
    }
  };
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...WATCHED], {cwd: root, ignoreInitial: true});
  // What is saved before that would be lost.
  let working = once(watcher, 'ready', {signal}).then(
    () => report(),
    () => {},
  );
  watcher.on('all', (_, name) => {
    if (!/\.(?:mdx?|yml|ts)$/.test(name)) return;
    saved.add(name.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      working = working.then(() => report(files));
    }, SETTLED_AFTER_MS);
  });
  await new Promise((ended) => signal.addEventListener('abort', ended));
  clearTimeout(timer);
  await watcher.close();
  await working;
}
