import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {folderWith} from '../support/folder';

const root = path.resolve(__dirname, '../..');

/** The script that a page tells its reader to run in a pipeline. */
function scriptOf(page: string): string {
  const text = readFileSync(path.join(root, `docs/how-tos/${page}.md`), 'utf8');
  return /^```bash title="(?:ci\/)?scan\.sh"\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '';
}

const folder = folderWith();
const executable = (name: string, text: string): void => {
  writeFileSync(path.join(folder, name), `#!/bin/bash\n${text}`);
  chmodSync(path.join(folder, name), 0o755);
};

/** A stub of a cluster with one Scan, whose end and status the test sets, and of a bucket with its findings. */
executable(
  'kubectl',
  `case "$1" in
  create) cat > "$FOLDER/manifest.yaml"; printf ci-7xk2p ;;
  apply) cat > /dev/null ;;
  wait) [ -n "$ENDS" ] || { echo 'error: timed out waiting for the condition on scans/ci-7xk2p' >&2; exit 1; } ;;
  get) case "$*" in
    *status.state*) printf '%s' "$STATE" ;;
    *errorDescription*) printf 'Failed to run the Scan Container' ;;
    *severities.high*) printf '%s' "$HIGH" ;;
    *count*) printf 2 ;;
    *findingDownloadLink*) printf 'http://bucket/findings.json' ;;
  esac ;;
esac
`,
);
executable('curl', `while [ "$1" != --output ]; do shift; done; printf '[]' > "$2"\n`);

interface Outcome {
  readonly ends?: boolean;
  readonly state: string;
  /** Absent for zero, because the operator omits such a count. */
  readonly high?: number;
}

function run(script: string, {ends = true, state, high}: Outcome): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', script, 'scan.sh', 'shop.example.com'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      FOLDER: folder,
      ENDS: ends ? 'yes' : '',
      STATE: state,
      HIGH: high === undefined ? '' : String(high),
    },
  });
  return {code: status, output: stdout + stderr};
}

for (const page of ['pipelines', 'scan-spa-oidc-ci']) {
  const script = scriptOf(page);
  describe(`the script of how-tos/${page}`, () => {
    it('passes a build without HIGH findings, although the status then has no such count', () => {
      const {code, output} = run(script, {state: 'Done'});
      assert.equal(code, 0, output);
      assert.equal(readFileSync(path.join(folder, 'findings.json'), 'utf8'), '[]');
    });
    it('fails a build with HIGH findings and still saves them', () => {
      rmSync(path.join(folder, 'findings.json'), {force: true});
      const {code, output} = run(script, {state: 'Done', high: 3});
      assert.equal(code, 1, output);
      assert.equal(readFileSync(path.join(folder, 'findings.json'), 'utf8'), '[]');
    });
    it('distinguishes a failed scan from a scan with findings, and prints the reason', () => {
      const {code, output} = run(script, {state: 'Errored', high: 3});
      assert.equal(code, 2, output);
      assert.match(output, /Failed to run the Scan Container/);
    });
    it('ends even if the scan does not, and prints its state', () => {
      const {code, output} = run(script, {ends: false, state: 'HookProcessing'});
      assert.equal(code, 3, output);
      assert.match(output, /HookProcessing/);
    });
  });
}

it('the script of how-tos/pipelines scans the target that it is called with', () => {
  run(scriptOf('pipelines'), {state: 'Done'});
  assert.match(readFileSync(path.join(folder, 'manifest.yaml'), 'utf8'), /^ {4}- shop\.example\.com$/m);
});
