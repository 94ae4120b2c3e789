import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {AfterBuildContext} from '../context';
import {lastingSbom} from '../sbom';

// A build is for production, for which npm would leave out what only builds the site.
const included = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`);
const command = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
  ...included,
];

/** Writes `sbom.json`: every package that the lockfile names, those that only build the site marked as such. */
export async function sbom({siteDir, outDir}: AfterBuildContext): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const shell = process.platform === 'win32';
  const {stdout} = await promisify(execFile)(npm, command, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024, shell});
  const {name} = JSON.parse(await readFile(path.join(siteDir, 'package.json'), 'utf8')) as {name: string};
  await writeFile(path.join(outDir, 'sbom.json'), lastingSbom(stdout, name));
}
