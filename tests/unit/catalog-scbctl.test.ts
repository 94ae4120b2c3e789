import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {describe, it} from 'node:test';
import {globalFlags, scbctl, scbctlCommand} from '../../src/catalog/scbctl';
import type {CliCommand} from '../../src/catalog/types';
import {formatProblem, validateCli, validateFlags} from '../../src/catalog/validate';

function walk(command: CliCommand, path: readonly string[] = []): {path: readonly string[]; command: CliCommand}[] {
  return [{path, command}, ...command.commands.flatMap((child) => walk(child, [...path, child.name]))];
}
const all = walk(scbctl);

describe('the command tree of scbctl', () => {
  it('has every command of the release', () => {
    assert.deepEqual(
      all.map(({path}) => path.join(' ')),
      [
        '',
        'scan',
        'trigger',
        'cascade',
        'completion',
        'completion bash',
        'completion zsh',
        'completion fish',
        'completion powershell',
        'help',
      ],
    );
  });

  it('keeps each command in a file of its name', () => {
    for (const {name} of scbctl.commands) assert.ok(existsSync(`src/catalog/scbctl/${name}.ts`), name);
  });

  it('is described without a flaw', () => {
    const problems = [
      ...validateCli(scbctl, 'src/catalog/scbctl/index.ts', globalFlags),
      ...validateFlags(globalFlags, 'src/catalog/scbctl/global-flags.ts'),
    ];
    assert.deepEqual(problems.map(formatProblem), []);
  });

  it('explains every flag', () => {
    for (const flag of [...globalFlags, ...all.flatMap(({command}) => command.flags)])
      assert.match(flag.meaning, /^[A-Z].+\.$/, flag.long);
    assert.equal(globalFlags.length, 19);
  });

  it('shows examples that use only flags and commands that exist', () => {
    for (const {command} of all)
      for (const example of command.examples) {
        const line = /scbctl [^"|)>]*/.exec(example.command)?.[0];
        if (line === undefined) continue;
        const [words = ''] = line.split(' -- ', 1);
        const [, first = '', second = ''] = words.trim().split(/\s+/);
        const found = scbctlCommand([first, second]) ?? scbctlCommand([first]) ?? scbctl;
        const known = [...globalFlags, ...found.flags].flatMap(({long, short}) => [long, short]);
        for (const word of words.split(/\s+/))
          if (word.startsWith('-')) assert.ok(known.includes(word), `${example.command}: ${word}`);
        assert.ok(first.startsWith('-') || scbctlCommand([first]), example.command);
      }
  });

  it('separates the parameters of the scanner in every example of scan', () => {
    for (const {command} of scbctlCommand(['scan'])?.examples ?? []) assert.match(command, / -- \S/);
  });

  it('is walked by the words of the command line', () => {
    assert.equal(scbctlCommand([]), scbctl);
    assert.equal(scbctlCommand(['completion', 'bash'])?.usage, 'scbctl completion bash');
    assert.equal(scbctlCommand(['delete']), undefined);
    assert.equal(scbctlCommand(['scan', 'bash']), undefined);
  });
});
