import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {matching} from '../../src/lib/matching-messages';

describe('a pasted message finds its entry', () => {
  const text = readFileSync('docs/getting-started/error-messages.md', 'utf8');
  const entries = text
    .split(/^(?=### |\| `)/m)
    .slice(1)
    .map((entry) => {
      const heading = /^(?:### |\| )(.*?)(?: \{#.*| \| .*)?$/m.exec(entry)?.[1] ?? '';
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
    [
      'of S3',
      '<Error><Code>RequestTimeTooSkewed</Code><Message>The difference between the request time and the current time is too large.</Message></Error>',
      'RequestTimeTooSkewed',
    ],
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
});
