import {spawnSync} from 'node:child_process';

const isInRepository = (): boolean => spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

/** Where the dates of pages come from: git, where there is a repository; a container or a tarball has none. */
export const vcs = process.env['NODE_ENV'] !== 'production' ? 'hardcoded' : isInRepository() ? 'git-eager' : 'disabled';
