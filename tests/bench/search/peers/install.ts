import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where the packages of the other searches lie. The site does not need them, so they have a lockfile of their own. */
export const peersDir = __dirname;

/**
 * Installs the other searches if they are not there.
 *
 * @throws Error saying what to run when that fails
 */
export function installPeers(): void {
  if (existsSync(path.join(peersDir, 'node_modules/pagefind'))) return;
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const {status} = spawnSync('npm', args, {cwd: peersDir, stdio: 'inherit'});
  if (status !== 0)
    throw new Error(
      `The other searches could not be installed. Run "npm ${args.join(' ')}" in tests/bench/search/peers.`,
    );
}
