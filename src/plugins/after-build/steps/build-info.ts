import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {BUILD_INFO, sha256, TEST_REPORT, type BuildInfo} from '../../../hosting/build-info';
import type {AfterBuildContext} from '../context';
import {filesBelow} from '../html/files';

const git = (cwd: string, ...args: readonly string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args, {cwd}).then(
    ({stdout}) => stdout.trim(),
    () => undefined,
  );

/** Builds without a repository, as in a container, are told the commit in `COMMIT_REF`, as Netlify calls it. */
async function source(siteDir: string, told: string | undefined): Promise<Pick<BuildInfo, 'commit' | 'modified'>> {
  const top = await git(siteDir, 'rev-parse', '--show-toplevel');
  if (top === undefined || path.resolve(top) !== path.resolve(siteDir)) return {commit: told || null, modified: false};
  const [commit, changes] = [await git(siteDir, 'rev-parse', 'HEAD'), await git(siteDir, 'status', '--porcelain')];
  return {commit: commit ?? null, modified: changes !== ''};
}

/** Writes `build-info.json`, with which anyone can compare a deployed site with a build of their own. Stays last. */
export async function buildInfo({siteDir, outDir, env}: AfterBuildContext): Promise<void> {
  const files = (await filesBelow(outDir)).filter((file) => file !== BUILD_INFO && file !== TEST_REPORT);
  const digests = await Promise.all(
    files.map(async (file) => [file, sha256(await readFile(path.join(outDir, file)))] as const),
  );
  const info: BuildInfo = {
    ...(await source(siteDir, env.COMMIT_REF)),
    builder: {node: process.version, platform: `${process.platform}-${process.arch}`},
    files: Object.fromEntries(digests),
  };
  await writeFile(path.join(outDir, BUILD_INFO), `${JSON.stringify(info, null, 1)}\n`);
}
