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

  it('leaves the id of a command to the heading that has it', () => {
    assert.doesNotMatch(expand('## scbctl scan\n\n::scbctl{command="scan"}'), /\{#/);
  });

  it('lists the flags of every command with the root', () => {
    assert.match(expand('::scbctl{command="scbctl"}'), /Flags of every command:\n\n\| Flag [\s\S]*`--kubeconfig`/);
  });
});
