import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {commandLines} from '../../src/markdown/expand/command';
import {parseShell} from '../../tools/check/shell/parse';

const words = (command: string) => parseShell(command).commands.map((one) => one.words.map(({text}) => text));

describe('a long command', () => {
  const long = `helm upgrade --install auto-discovery-kubernetes oci://ghcr.io/securecodebox/helm/auto-discovery-kubernetes --namespace securecodebox-system --set 'a.b="one --two three"' | tee install.log`;

  it('is split before flags, addresses and pipes', () => {
    assert.equal(
      commandLines(long),
      [
        'helm upgrade --install auto-discovery-kubernetes \\',
        '  oci://ghcr.io/securecodebox/helm/auto-discovery-kubernetes \\',
        '  --namespace securecodebox-system --set \'a.b="one --two three"\' \\',
        '  | tee install.log',
      ].join('\n'),
    );
  });

  it('is still the same command', () => assert.deepEqual(words(commandLines(long)), words(long)));

  it('is only split once', () => assert.equal(commandLines(commandLines(long)), commandLines(long)));

  for (const [what, command] of [
    ['short', 'helm upgrade --install nmap oci://ghcr.io/securecodebox/helm/nmap'],
    [
      'a heredoc',
      `kubectl apply --filename - --namespace default --server-side --wait true <<EOF\n${'a --b '.repeat(20)}\nEOF`,
    ],
    ['a text over two lines', `echo "${'a --b '.repeat(20)}\nc"`],
    ['a comment', `# ${'a --b '.repeat(20)}`],
  ] as const) {
    it(`stays as it is: ${what}`, () => assert.equal(commandLines(command), command));
  }
});
