import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scbctl, type CliCommand} from '../../src/catalog';
import {expand} from './support/expand';

const plain = (markdown: string): string => markdown.replaceAll('\\', '');

/** A command with all below it, by the words behind `scbctl`. */
const all = (command: CliCommand, words: string[] = []): [string, CliCommand][] => [
  [words.join(' '), command],
  ...command.commands.flatMap((child) => all(child, [...words, child.name])),
];

describe('scbctl', () => {
  for (const [name, command] of all(scbctl).filter(([words]) => words !== '')) {
    it(`${name}: usage, every flag, argument, output and error`, () => {
      const text = expand(`::scbctl{command="${name}"}`);
      const facts = [
        command.usage,
        ...command.flags.map(({long}) => long),
        ...command.arguments.map((argument) => `\`${argument.name}\``),
        ...command.output,
        ...command.errors.map(({message}) => message),
        ...command.examples.map((example) => example.command),
      ];
      for (const fact of facts) {
        assert.ok(text.includes(fact) || plain(text).includes(fact), fact);
      }
    });
  }

  it('describes the subcommands of a command under headings below its own', () => {
    assert.match(expand('## Completion\n\n::scbctl{command="completion"}'), /^### `scbctl completion bash`$/m);
  });

  it('shows the tree of all commands, linked where the page describes them', () => {
    const text = expand('::scbctl\n\n## Scan\n\n::scbctl{command="scan"}');
    assert.match(text, /^ {2}- \[`scbctl scan`\]\(#scbctl-scan\): /m);
    assert.match(text, /^ {2}- `scbctl trigger`: /m);
    assert.match(text, /\{#scbctl-scan\}$/m);
  });

  it('leaves the id of a command to the heading that has it', () => {
    assert.doesNotMatch(expand('## scbctl scan\n\n::scbctl{command="scan"}'), /\{#/);
  });

  it('lists the flags of every command with the root', () => {
    assert.match(expand('::scbctl{command="scbctl"}'), /Flags of every command:\n\n\| Flag [\s\S]*`--kubeconfig`/);
  });
});
