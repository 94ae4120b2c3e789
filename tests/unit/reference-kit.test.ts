import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {matching} from '../../src/lib/matching-messages';

describe('a pasted message finds its entry', () => {
  const text = readFileSync('docs/getting-started/troubleshooting.md', 'utf8');
  const entries = text
    .split(/^(?=### )/m)
    .slice(1)
    .map((entry) => {
      const heading = /^### (.*?)(?: \{#.*)?$/m.exec(entry)?.[1] ?? '';
      const codes = [...heading.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      return {heading, messages: codes.length > 0 ? codes : [heading], text: entry.replaceAll('`', '')};
    });
  const found = (pasted: string) => {
    const result = matching(entries, pasted);
    return {...result, headings: entries.filter((entry) => result.found.includes(entry)).map(({heading}) => heading)};
  };

  for (const [what, pasted, heading] of [
    [
      'with its own names, inside a line of a log',
      `status: {"errorDescription":"Configured ScanType 'nmapp' not found in 'default' namespace. You'll likely need to deploy the ScanType."}`,
      "Configured ScanType '<name>' not found",
    ],
    [
      'of the API server',
      'Error from server (BadRequest): error when creating "scan.yaml": Scan in version "v1" cannot be handled as a Scan: strict decoding error: unknown field "spec.parameter"',
      'strict decoding error: unknown field',
    ],
    ['of a pod', 'Warning  Failed  3s (x2 over 15s)  kubelet  Error: ImagePullBackOff', 'ImagePullBackOff'],
    [
      'over two lines',
      'Failed to run the Scan Container,\n   check k8s Job and its logs for more details',
      'Failed to run the Scan Container',
    ],
  ] as const)
    it(what, () => {
      const {headings, isExact} = found(pasted);
      assert.ok(isExact && headings.length <= 3, headings.join('\n'));
      assert.ok(headings.join('\n').includes(heading), headings.join('\n'));
    });

  it('a few words find the entries that contain all of them', () => {
    const {headings} = found('istio sidecar');
    assert.ok(headings.length > 0 && headings.length < 8);
  });

  it('a message without an entry finds the closest ones, and another subject none', () => {
    const {found: some, isExact} = found('panic: open /var/run/secrets/other: permission refused by the node');
    assert.equal(isExact, false);
    assert.ok(some.length >= 1 && some.length <= 3);
    assert.equal(found('zzz qqq').found.length, 0);
  });
});
