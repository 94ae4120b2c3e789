import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

/** What one commit did to the files of the site. Who made it is left out on purpose. */
export interface Commit {
  readonly hash: string;
  /** ISO moment, as the commit has it. */
  readonly date: string;
  readonly subject: string;
  readonly files: readonly {readonly change: 'added' | 'changed' | 'removed'; readonly file: string}[];
}

const CHANGES: Readonly<Record<string, Commit['files'][number]['change']>> = {A: 'added', D: 'removed'};

/** Commits as `git log --format=%x00%H%x00%cI%x00%s --name-status` prints them, newest first. */
const parseLog = (log: string): readonly Commit[] =>
  [...log.matchAll(/\0([0-9a-f]{40,64})\0([^\0]*)\0([^\n]*)\n([^\0]*)/g)].map(
    ([, hash = '', date = '', subject = '', names = '']) => ({
      hash,
      date: new Date(date).toISOString(),
      subject,
      files: [...names.matchAll(/^([A-Z])\t(.+)$/gm)].map(([, letter = '', file = '']) => ({
        change: CHANGES[letter] ?? 'changed',
        file,
      })),
    }),
  );

const PLACES = ['docs', 'blog', 'src/pages'];

/** Commits that changed files, but nothing that a page says: a list that `git blame` and GitHub read, too. */
const IGNORED = '.git-blame-ignore-revs';

async function ignoredIn(siteDir: string): Promise<ReadonlySet<string>> {
  const list = await readFile(path.join(siteDir, IGNORED), 'utf8').catch(() => '');
  return new Set(list.match(/^[0-9a-f]{40,64}/gm));
}

async function read(siteDir: string): Promise<readonly Commit[]> {
  const git = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)('git', args, {cwd: siteDir, maxBuffer: 256 * 1024 * 1024})).stdout;
  try {
    // The one commit of a shallow clone seems to have made every file.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return [];
    const names = ['-c', 'core.quotePath=false'];
    const format = ['--format=%x00%H%x00%cI%x00%s', '--name-status', '--no-renames', '--relative'];
    const ignored = await ignoredIn(siteDir);
    const commits = parseLog(await git(...names, 'log', ...format, '--', ...PLACES));
    return commits.filter(({hash}) => !ignored.has(hash));
  } catch {
    return [];
  }
}

const known = new Map<string, Promise<readonly Commit[]>>();

/**
 * What changed in the pages of a site, newest first, without the commits in `.git-blame-ignore-revs`; nothing without a whole git history.
 *
 * @param siteDir folder of the site, which may be a part of the repository
 */
export function historyOf(siteDir: string): Promise<readonly Commit[]> {
  const folder = path.resolve(siteDir);
  const history = known.get(folder) ?? read(folder);
  known.set(folder, history);
  return history;
}
