import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, it} from 'node:test';
import {chmodSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFences} from '../../tools/check/fences/fences';
import {Site} from '../../tools/check/site';
import {programPath} from '../../tools/test/programs';
import {folderWith} from '../support/folder';
import {gitIn} from '../support/git';
import {projectDir} from '../support/site';

const site = new Site(projectDir);
const validator = require.resolve('gitlab-ci-local');

/** What GitLab's schema of pipelines says about a pipeline; empty if it accepts it. */
function rejections(pipeline: string): string {
  const folder = folderWith({'.gitlab-ci.yml': pipeline});
  gitIn(folder, 'init', '--quiet');
  gitIn(folder, 'commit', '--quiet', '--allow-empty', '--message=t');
  gitIn(folder, 'remote', 'add', 'origin', 'git@gitlab.example.com:team/shop.git');
  const {status, stdout, stderr} = spawnSync(programPath('bun'), [validator, '--list'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('55: GitLab accepts the pipelines on the pages', () => {
  for (const file of site.pageFiles) {
    for (const {meta, code} of readFences(site.page(file)).fences)
      if (meta.file === 'GitLab CI') it(file, () => assert.equal(rejections(code), ''));
  }

  it('a key that GitLab does not have is rejected', () => {
    assert.match(
      rejections('scan:\n  script: [bash scan.sh]\n  artefacts: {paths: [a]}\n'),
      /'artefacts' property is not expected/,
    );
  });
});

/** The script that a page tells its reader to run in a pipeline. */
function scriptOf(page: string): string {
  const text = site.read(`docs/how-tos/${page}.md`);
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
