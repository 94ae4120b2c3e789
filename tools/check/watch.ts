import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';
import {formatProblem, type Problem, sortProblems} from '../../src/text/flaw';
import {checkSite} from './index';
import {freshSidebars} from './page/sidebar';
import {Site} from './site';

const WATCHED = ['docs', 'blog', 'src/pages', 'sidebars.ts'] as const;

/** An editor writes a file in several steps. */
const SETTLED_AFTER_MS = 120;

/** Everything that is wrong now. What stands on a page that has not changed is not judged again. */
async function problemsIn(root: string): Promise<readonly Problem[]> {
  const {problems} = await checkSite(new Site(root, {sidebars: freshSidebars}));
  return sortProblems(problems);
}

/** Judges all pages, and again whenever one is saved, until the signal ends it. An editor reads from the first line to the last. */
export async function watchPages(root: string, print: (line: string) => void, signal: AbortSignal): Promise<void> {
  const report = async (saved: string): Promise<void> => {
    print(`checking ${saved}`);
    try {
      const problems = await problemsIn(root);
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
    () => report('every page'),
    () => {},
  );
  watcher.on('all', (_, name) => {
    if (!/\.(?:mdx?|ya?ml|ts)$/.test(name)) return;
    saved.add(name.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved].join(', ');
      saved.clear();
      working = working.then(() => report(files));
    }, SETTLED_AFTER_MS);
  });
  await new Promise((ended) => signal.addEventListener('abort', ended));
  clearTimeout(timer);
  await watcher.close();
  await working;
}
