import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {AfterBuildContext} from '../context';

interface Bom {
  readonly metadata: object;
}

/**
 * Writes `sbom.json`: every package that the lockfile names, as a CycloneDX document of `npm sbom` without its time, serial number and
 * the version of npm, so that two builds of the same sources are identical.
 */
export async function sbom({siteDir, outDir}: AfterBuildContext): Promise<void> {
  const {stdout} = await promisify(execFile)(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      // Without these npm leaves out development packages when NODE_ENV is production.
      ...['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
    ],
    {cwd: siteDir, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32'},
  );
  const {serialNumber: _, metadata, ...bom} = JSON.parse(stdout) as Bom & {readonly serialNumber: string};
  const {timestamp: _time, tools: _tools, ...lasting} = metadata as Readonly<Record<string, unknown>>;
  await writeFile(path.join(outDir, 'sbom.json'), `${JSON.stringify({...bom, metadata: lasting})}\n`);
}
