import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {CHART_REGISTRY, KNOWN_RELEASES, PRODUCT_RELEASE} from '../../src/catalog';
import {productFolder} from '../../tools/catalog/folder';
import {claimsIn, Places, wrongClaims} from '../../tools/check/evidence/claims';
import {lostNames, namesLeft} from '../../tools/check/evidence/former';
import {misquoted, produces} from '../../tools/check/evidence/messages';
import {knownNames, unknownNames} from '../../tools/check/evidence/names';
import {evidenceProblems} from '../../tools/check/evidence';
import {Site} from '../../tools/check/site';
import {assertNone, like} from '../support/said';

const root = path.resolve(__dirname, '../..');

const product = {
  'symbols/operator.json': {
    'operator/main.go': {'': 'a', 'Reconciler.start': 'b', main: 'c'},
    'operator/values.yaml': {'': 'd'},
  },
  'messages/operator.json': {'operator/main.go#Reconciler.start': ['unable to reach bucket %s: %w']},
  'charts/operator.json': {folder: 'operator', values: {'minio.enabled': true}},
  'proofs.json': ['operator/main.go#main: os.Exit(1)'],
};

describe('evidence that the product does not have is reported with line and fix', () => {
  const cases: readonly (readonly [what: string, evidence: string, message: string])[] = [
    ['a missing file', 'a:\n  - operator/mian.go\n', 'docs/a.evidence.yaml:2: the product has no file operator/mian.go — did you mean `operator/main.go`?'],
    ['a missing function', 'a:\n  - operator/main.go#strat\n', 'docs/a.evidence.yaml:2: operator/main.go has no symbol `strat` — …'],
    ['a missing value', 'a:\n  - operator/values.yaml#minio.on\n', '… operator/values.yaml has no symbol `minio.on` — …'],
    ['a text that is not there', "a:\n  - main: x\n  - operator/main.go#main: 'exit(2)'\n", 'docs/a.evidence.yaml:3: operator/main.go#main has no line with `exit(2)` — copy it from the source, …'],
  ]; // prettier-ignore
  for (const [what, evidence, message] of cases)
    it(what, () => {
      const found = wrongClaims(claimsIn('docs/a.evidence.yaml', evidence), new Places(product));
      const {file, line, problem, fix} = found.at(-1)!;
      assert.match(`${file}:${line}: ${problem} — ${fix}`, like(message));
    });
  it('and right evidence is accepted: files, methods without their type, groups of values, messages and code', () => {
    const right = `a:
  - operator/main.go
  - operator/main.go#start: 'unable to reach bucket <name>: <cause>'
  - operator/values.yaml#minio
  - operator/main.go#main: os.Exit(1)
`;
    assertNone(wrongClaims(claimsIn('docs/a.evidence.yaml', right), new Places(product)));
  });
  it('the evidence, messages and names of all pages are in the product', () =>
    assertNone(evidenceProblems(new Site(root))));
});

describe('a quoted message', () => {
  it('is found by its constant parts', () => {
    assert.ok(
      produces('failed to create %s: namespace %q not found', "failed to create Scan: namespace '<ns>' not found"),
    );
    assert.ok(produces('error fetching jobs: %s', 'error getting jobs for scan: error fetching jobs: <cause>'));
    assert.ok(!produces('failed to create scan: %s', 'failed to delete scan: <cause>'));
  });
  it('that differs from the source in a letter is reported with the right text', () => {
    const [found] = misquoted('### `No resources listet in scan-result`\n', ['No resources listed in scan-result']);
    assert.match(found?.fix ?? '', /`No resources listed in scan-result`/);
  });
});

it('a value that the chart no longer has is reported in a command that installs this release', () => {
  const lost = lostNames({...productFolder(root), 'former.json': {subfinder: ['addTheDomain']}});
  const command = (release: string) =>
    `helm install a ${CHART_REGISTRY}/subfinder --version ${release} \\\n  --set addTheDomain=true\n`;
  const said = (text: string) => namesLeft('docs/a.md', text, lost).map(({line, problem}) => `${line}: ${problem}`);
  assert.deepEqual(said(command(PRODUCT_RELEASE)), ['2: subfinder no longer has `addTheDomain`']);
  assert.deepEqual(said(command(KNOWN_RELEASES[1]!)), []);
});

it('a metric, label or variable that the product does not have is reported with its line', () => {
  const known = knownNames(root);
  const page = 'rate(securecodebox_scans_failed_total[5m])\nsecurecodebox.io/intensiv: light\nS3_BUCKETS\n';
  assert.deepEqual(
    unknownNames(page, known).map(({line, problem}) => `${line}: ${problem}`),
    [
      '1: the product has no metric `securecodebox_scans_failed_total`',
      '2: the product has no label or annotation `securecodebox.io/intensiv`',
      '3: the product has no environment variable `S3_BUCKETS`',
    ],
  );
});
