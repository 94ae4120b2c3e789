import {spawnSync} from 'node:child_process';

const isInRepository = (): boolean => spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

/** The dates of pages come from git. A container or a tarball has no repository, so pages have no dates there. */
export const vcs = process.env['NODE_ENV'] !== 'production' ? 'hardcoded' : isInRepository() ? 'git-eager' : 'disabled';
