import {spawnSync} from 'node:child_process';

/** Why a folder has no dates for its pages, or undefined if it has its complete git history. */
export function missingHistory(folder: string): string | undefined {
  const {error, status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) return 'git is not installed';
  if (status !== 0) return 'this folder is not in a git repository';
  // All files of a shallow clone have the date of its oldest commit.
  return stdout.trim() === 'true' ? 'this clone is shallow; run: git fetch --unshallow' : undefined;
}
