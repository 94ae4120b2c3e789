import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fenceProblems, oneFence} from './support/check';
import {assertSaid} from '../support/said';

describe('every fence has one class, or the check says why not', () => {
  const cases: [name: string, info: string, code: string, ...problems: string[]][] = [
    ['a fence without a language', '', 'a', '1: The code has no language — Fence it with one, for example … code, too'],
    ['an unknown language', 'yamll', 'a: b', '1: The language "yamll" … the fence is not known — did you mean `yaml`?'],
    ['YAML without a role', 'yaml', 'a: b', '1: the YAML cannot be classified — write apiVersion and kind, or say …'],
    ['YAML with two roles', 'yaml part="Scan" file="x"', 'a: b', '1: the fence says part="…" and file="…" — … of them'],
    ['a role on the wrong language', 'bash values="nmap"', 'true', '1: … stands on a fence of bash — fence it as yaml'],
    ['a part of the wrong language', 'go part="Scan"', 'a', '1: part="…" stands on a fence of go — remove it'],
    ['an unknown word in the meta', 'bash titel="x"', 'true', '1: "titel" … known — did you mean `title`?'],
    ['a diagram without words', 'dot', 'digraph {}', '1: the diagram has no title="…" or no desc="…" — add both; … it'],
    [
      'a diagram that cannot be drawn',
      'sequence title="A" desc="B does C."',
      'participant A\nnonsense here',
      '3: …nonsense…',
    ],
    ['a command in a text', 'text', 'out\n$ kubectl get pods', '3: the text holds a command — fence it as console'],
    ['a manifest in a text', 'text', 'apiVersion: v1\nkind: Pod', '1: the text holds a manifest — fence it as yaml'],
    ['a prompt in bash', 'bash', '# why\n$ kubectl get pods', '3: the command has a prompt — remove it, or fence …'],
    ['a session without a command', 'console', 'NAME', '1: The … has no command — … with "$ ", or fence it as ```text'],
  ];
  for (const [name, info, code, ...problems] of cases) {
    it(name, async () => {
      assertSaid(await oneFence(info, code), problems);
    });
  }

  it('indented code has no language either', async () => {
    assert.match((await fenceProblems('Text\n\n    code\n')).join('\n'), /^3: The code has no language/);
  });

  it('fences in lists, quotes and admonitions are found, with their lines', async () => {
    const text =
      '- a\n\n  ```bash\n  true\n  ehco a\n  ```\n\n> ```bash\n> ehco b\n> ```\n\n:::note\n\n```bash\nehco c\n```\n\n:::\n';
    const lines = (await fenceProblems(text)).map((problem) => problem.split(':')[0]);
    assert.deepEqual(lines, ['5', '9', '15']);
  });
});

describe('skip, historic and expect-error', () => {
  const wrong =
    'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata: {name: a}\nspec: {scanType: nmap, parameters: [x], foo: 1}';
  const old = wrong.replace('/v1', '/v1alpha1');

  const reason = (word: string, given: string) =>
    `1: ${word}="${given}" gives no reason — say in at least three words why`;
  const missing = (found: string) =>
    `1: the expected error "is missing" does not occur; there is ${found} — correct expect-error="…", or make the fence right`;
  const right = wrong.replace(', foo: 1', '');
  const chart = 'helm install x oci://ghcr.io/securecodebox/helm/nmpa';
  const then = 'historic="the registry of that time"';
  const cases: [name: string, info: string, code: string, ...problems: string[]][] = [
    ['skip takes a reason with a dash', 'yaml skip="not a — manifest"', ': :'],
    ['skip needs a reason of three words', 'yaml skip="no need"', ': :', reason('skip', 'no need')],
    ['historic needs one, too', 'yaml historic="v2"', old, reason('historic', 'v2')],
    [
      'but checked for their form',
      'yaml historic="manifest of version 2 beta"',
      old.replace('{name: a}', '{}'),
      '4: `Scan.metadata` needs one of name, generateName — write one of them',
    ],
    [
      'and for what they are',
      'yaml historic="of version 2 beta"',
      'a: b\na: c',
      '1: the YAML cannot be classified — …',
    ],
    ['but lexed', `bash ${then}`, 'helm install "nmap', '2: a " is not closed …'],
    ['a fence that is wrong on purpose passes when the error occurs', 'yaml expect-error="has no field foo"', wrong],
    ['works for commands, too', 'bash expect-error="there is no chart"', chart],
    [
      'fails when another error occurs',
      'yaml expect-error="is missing"',
      wrong,
      missing('"`Scan.spec` has no field `foo`"'),
    ],
    ['fails when no error occurs', 'yaml expect-error="is missing"', right, missing('no error at all')],
    ['cannot be combined with skip', 'yaml skip="not of our product" expect-error="x"', 'a: b', '1: …'],
  ];
  for (const [name, info, code, ...problems] of cases)
    it(name, async () => assertSaid(await oneFence(info, code), problems));
});

describe('manifests that reach kubectl through a heredoc are validated', () => {
  const scan =
    'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: nmap-$NAME\nspec:\n  scanType: nmap\n  parameter: [x]';
  for (const [name, code, line] of [
    ['directly', `kubectl apply -f - <<EOF\n${scan}\nEOF`, 9],
    ['through cat', `true\ncat <<EOF | kubectl -n x create --filename=-\n${scan}\nEOF`, 10],
  ] as const) {
    it(name, async () => {
      assert.deepEqual(await oneFence('bash', code), [
        `${line}: \`Scan.spec\` has no field \`parameter\` — did you mean \`parameters\`?`,
      ]);
    });
  }
  it('in a terminal session', async () => {
    const found = await oneFence(
      'console',
      `$ kubectl apply -f - <<'EOF'\n${scan.replace('$NAME', 'a').replace('parameter:', 'parameters:').replace('nmap\n  p', 'nmpa\n  p')}\nEOF\nscan created`,
    );
    assert.deepEqual(found, ['8: there is no scan type `nmpa` — did you mean `nmap`?']);
  });
});
