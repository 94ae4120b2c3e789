import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  builtInResourceByWord,
  builtInResources,
  findCommand,
  findFlag,
  helmCommands,
  helmGlobalFlags,
  kubectlCommands,
  kubectlGlobalFlags,
  type ToolCommand,
} from '../../src/catalog/kubectl';
import {customResourceByWord} from '../../src/catalog/crds';
import {flags} from '../../src/catalog/tools/notation';

function walk(commands: readonly ToolCommand[], path: string): {path: string; command: ToolCommand}[] {
  return commands.flatMap((command) => [
    {path: `${path} ${command.name}`, command},
    ...walk(command.commands, `${path} ${command.name}`),
  ]);
}
const tools = [
  {name: 'kubectl', commands: kubectlCommands, global: kubectlGlobalFlags},
  {name: 'helm', commands: helmCommands, global: helmGlobalFlags},
];

describe('what the site knows about kubectl and helm', () => {
  for (const {name, commands, global} of tools) {
    it(`names every command of ${name} once among its neighbours`, () => {
      const lists = [commands, ...walk(commands, name).map(({command}) => command.commands)];
      for (const list of lists) {
        const words = list.flatMap((command) => [command.name, ...command.aliases]);
        assert.deepEqual(words, [...new Set(words)]);
      }
    });

    it(`names every flag of ${name} once in its command`, () => {
      for (const {path, command} of walk(commands, name)) {
        const long = [...command.flags, ...global].map((flag) => flag.name);
        const own = command.flags.map((flag) => flag.name);
        assert.deepEqual(own, [...new Set(own)], path);
        const short = command.flags.flatMap((flag) => flag.short ?? []);
        assert.deepEqual(short, [...new Set(short)], path);
        assert.ok(long.includes('help'), path);
      }
    });
  }

  it('refuses commands and flags that do not exist', () => {
    assert.equal(findCommand(helmCommands, ['upgarde']), undefined);
    const upgrade = findCommand(helmCommands, ['upgrade'])?.command.flags ?? [];
    assert.equal(findFlag('--instal', upgrade, helmGlobalFlags), undefined);
    assert.equal(findFlag('--from-literal=a=b', upgrade, helmGlobalFlags), undefined);
    assert.equal(findFlag('upgrade', upgrade, helmGlobalFlags), undefined);
  });

  it('knows which flags take a value', () => {
    const get = findCommand(kubectlCommands, ['get'])?.command.flags ?? [];
    assert.equal(findFlag('-o=jsonpath={.data}', get)?.value, 'required');
    assert.equal(findFlag('--watch', get)?.value, 'none');
    const apply = findCommand(kubectlCommands, ['apply'])?.command.flags ?? [];
    assert.equal(findFlag('--dry-run=client', apply)?.value, 'optional');
    assert.equal(findFlag('--dry-run', findCommand(helmCommands, ['upgrade'])?.command.flags ?? [])?.value, 'optional');
  });

  it('stops at the first word that is no command', () => {
    assert.deepEqual(findCommand(kubectlCommands, ['get', 'pods'])?.path, ['get']);
    assert.deepEqual(findCommand(kubectlCommands, ['create', 'secret', 'generic', 'x'])?.path, [
      'create',
      'secret',
      'generic',
    ]);
  });

  it('knows the built-in kinds by kind, plural, short name and group', () => {
    for (const word of ['deploy', 'Deployment', 'deployments', 'deployments.apps'])
      assert.equal(builtInResourceByWord(word)?.kind, 'Deployment', word);
    // Plurals that do not end in a plain s.
    assert.equal(builtInResourceByWord('ingresses')?.kind, 'Ingress');
    assert.equal(builtInResourceByWord('endpoints')?.kind, 'Endpoints');
    assert.equal(builtInResourceByWord('pood'), undefined);
  });

  it('gives no word to two kinds', () => {
    const words = builtInResources.flatMap(({plural, singular, shortNames}) => [
      ...new Set([plural, singular, ...shortNames]),
    ]);
    assert.deepEqual(words, [...new Set(words)]);
    assert.deepEqual(
      words.filter((word) => customResourceByWord(word)),
      [],
    );
  });

  it('reads its own notation of flags and says which word is wrong', () => {
    assert.deepEqual(flags('wait namespace|n= dry-run?='), [
      {name: 'wait', value: 'none'},
      {name: 'namespace', short: 'n', value: 'required'},
      {name: 'dry-run', value: 'optional'},
    ]);
    assert.throws(() => flags('--wait'), {message: '"--wait" is no flag; write it as name, name|n, name= or name?=.'});
  });
});
