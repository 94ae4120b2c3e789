import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {expandMarkdown} from '../../src/markdown/expand';
import {commandLines} from '../../src/markdown/expand/command';
import {listPages, parsePage} from '../../tools/check/page/pages';
import {readFences} from '../../tools/check/fences/fences';
import {parseShell} from '../../tools/check/shell/parse';
import {root} from './support/check';

const words = (command: string) => parseShell(command).commands.map((one) => one.words.map(({text}) => text));

describe('a long command', () => {
  const long = `helm upgrade --install auto-discovery-kubernetes oci://ghcr.io/securecodebox/helm/auto-discovery-kubernetes --namespace securecodebox-system --set 'a.b="one --two three"' | tee install.log`;

  it('is broken before flags, addresses and pipes', () => {
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

  it('stays the same command', () => assert.deepEqual(words(commandLines(long)), words(long)));

  it('is broken once', () => assert.equal(commandLines(commandLines(long)), commandLines(long)));

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

it('every command of the documentation is broken where a laptop would cut it', () => {
  const cut = listPages(root)
    .filter((file) => file.startsWith('docs/'))
    .flatMap((file) => {
      const page = parsePage(file, readFileSync(`${root}/${file}`, 'utf8'), expandMarkdown);
      return readFences(page)
        .fences.filter(({language, meta}) => /^(?:bash|sh)$/.test(language) && meta.lines.length === 0)
        .flatMap(({code, line}) =>
          commandLines(code) === code ? [] : [`${file}:${line}: break it as\n${commandLines(code)}`],
        );
    });
  assert.deepEqual(cut, []);
});
