import {execFileSync} from 'node:child_process';

/** Runs git in a folder, with an author for commits. Returns what it prints. */
export const gitIn = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...words], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
