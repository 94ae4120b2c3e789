import {watch} from 'node:fs';
import path from 'node:path';
import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';
import {checkSite} from './index';
import {NO_FRONT_MATTER} from './page/front-matter-block';
import {routeOf} from './links/routes';
import {pageKind} from './page/pages';
import {Site} from './site';

const FOLDERS = ['docs', 'blog', 'src/pages'] as const;

/** An editor writes a file in several steps. */
const SETTLED_AFTER_MS = 120;

/** Two problems are the same wherever the lines have moved to. */
const keyOf = ({file, problem, mend}: Problem): string => [file, problem, mend].join('\n');

/** Judges pages again and again, and remembers what it said. */
export class Judge {
  private told = new Map<string, Problem>();

  constructor(private readonly root: string) {}

  /** Pages that a saved file concerns: itself, those that link to it, and those that were wrong. */
  private concerned(site: Site, saved: readonly string[]): string[] {
    // Also the route of a page that is gone: links to it are what breaks.
    const routes = saved.flatMap((file) => {
      const kind = pageKind(file);
      const frontMatter = site.pageFiles.includes(file) ? site.frontMatter(file) : NO_FRONT_MATTER;
      return (kind && routeOf({file, kind, frontMatter})) ?? [];
    });
    const wrong = new Set([...this.told.values()].map(({file}) => file));
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

  /** What is new and what is gone since the last call, as lines. Without `saved`, every page is judged. */
  async changes(saved?: readonly string[]): Promise<string[]> {
    const site = new Site(this.root);
    const files = saved === undefined ? site.pageFiles : this.concerned(site, saved);
    const {problems} = await checkSite(site, files);
    // What concerns the whole site is the business of a run over all of it.
    const own = sortProblems(problems.filter(({file}) => files.includes(file) || file.startsWith('blog/')));
    const now = new Map(own.map((problem) => [keyOf(problem), problem]));
    const lines = [
      ...[...this.told].filter(([key]) => !now.has(key)).map(([, {file, problem}]) => `mended: ${file}: ${problem}`),
      ...[...now].filter(([key]) => !this.told.has(key)).map(([, problem]) => formatProblem(problem)),
    ];
    this.told = now;
    return lines;
  }

  get problems(): number {
    return this.told.size;
  }
}

/** Judges every page, then each that is saved, until the signal ends it. Prints only what changed. */
export async function watchPages(root: string, print: (line: string) => void, signal: AbortSignal): Promise<void> {
  const judge = new Judge(root);
  const report = async (saved?: readonly string[]): Promise<void> => {
    try {
      const lines = await judge.changes(saved);
      for (const line of lines) print(line);
      if (lines.length > 0 || saved === undefined)
        print(`${judge.problems} problem${judge.problems === 1 ? '' : 's'}; Ctrl+C ends`);
    } catch (error) {
      // A mistake in the lists of tags or authors: nothing can be said until it is mended.
      print(error instanceof Error ? error.message : String(error));
    }
  };
  const saved = new Set<string>();
  let working = report();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of FOLDERS)
    watch(path.join(root, folder), {recursive: true, signal}, (_, name) => {
      if (name === null || !/\.(?:mdx?|yml)$/.test(name)) return;
      saved.add(path.posix.join(folder, name.split(path.sep).join('/')));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...saved];
        saved.clear();
        working = working.then(() => report(files));
      }, SETTLED_AFTER_MS);
    });
  await new Promise((ended) => signal.addEventListener('abort', ended));
  clearTimeout(timer);
  await working;
}
