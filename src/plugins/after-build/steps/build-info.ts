import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import logger from '@docusaurus/logger';
import {sha256} from '../../../lib/digest';
import {BUILD_INFO, type BuildInfo} from '../../../site/hosts/build-info';
import type {AfterBuildContext} from '../context';
import {missingHistory} from '../../../site/history';
import {filesBelow} from '../../../lib/files';

function git(cwd: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Builds without a repository, for example in a container, get the commit from `COMMIT_REF`, Netlify's variable. */
function source(siteDir: string, reference: string | undefined): Pick<BuildInfo, 'commit' | 'modified'> {
  const top = git(siteDir, 'rev-parse', '--show-toplevel');
  if (top === undefined || path.resolve(top) !== path.resolve(siteDir))
    return {commit: reference || null, modified: false};
  return {commit: git(siteDir, 'rev-parse', 'HEAD') ?? null, modified: git(siteDir, 'status', '--porcelain') !== ''};
}

/** The files of a build when no more are added: other plugins write at the same time, for example the blog its feeds. */
async function allWritten(outDir: string): Promise<string[]> {
  const before = filesBelow(outDir);
  await sleep(500);
  const files = filesBelow(outDir);
  return files.length === before.length ? files : allWritten(outDir);
}

/** Writes `build-info.json`, which allows anyone to compare a deployed site with their own build. Must be the last step. */
export async function buildInfo({siteDir, outDir, env, siteConfig}: AfterBuildContext): Promise<void> {
  const files = (await allWritten(outDir)).filter((file) => file !== BUILD_INFO);
  const digests = files.map((file) => [file, sha256(readFileSync(path.join(outDir, file)))] as const);
  const undated = missingHistory(siteDir);
  if (undated !== undefined) logger.warn(`Pages have no dates, because ${undated}`);
  const info: BuildInfo = {
    ...source(siteDir, env.COMMIT_REF),
    dated: undated === undefined,
    baseUrl: siteConfig.baseUrl,
    builder: {node: process.version, platform: `${process.platform}-${process.arch}`, folder: siteDir},
    files: Object.fromEntries(digests),
  };
  await writeFile(path.join(outDir, BUILD_INFO), `${JSON.stringify(info, null, 1)}\n`);
}
