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

  const known: readonly (readonly [line: string, path: string])[] = [
    ['helm upgrade --install -n demo-targets --create-namespace --version --set -f --wait', 'upgrade'],
    ['helm install --generate-name --set-json --set-string --values --dry-run', 'install'],
    ['helm delete --keep-history', 'uninstall'],
    ['helm show crds --version', 'show crds'],
    ['helm repo add --force-update', 'repo add'],
    ['helm dependency update --skip-refresh', 'dependency update'],
    ['helm list --all-namespaces -A', 'list'],
    ['helm unittest --update-snapshot', 'unittest'],
    ['helm plugin install --version', 'plugin install'],
    ['helm package --version --destination', 'package'],
    ['helm template --show-only --include-crds', 'template'],
    ['kubectl get -n -o -l -A -w --sort-by', 'get'],
    ['kubectl create secret generic --from-literal --from-file --from-env-file -n', 'create secret generic'],
    ['kubectl create cm --from-file', 'create configmap'],
    ['kubectl create ns --dry-run', 'create namespace'],
    ['kubectl apply -f --server-side --force-conflicts', 'apply'],
    ['kubectl delete --all -n --ignore-not-found', 'delete'],
    ['kubectl logs -c --follow --tail --since', 'logs'],
    ['kubectl port-forward --namespace --address', 'port-forward'],
    ['kubectl patch --type -p', 'patch'],
    ['kubectl annotate --overwrite', 'annotate'],
    ['kubectl label --overwrite --all', 'label'],
    ['kubectl wait --for --timeout', 'wait'],
    ['kubectl rollout restart -n', 'rollout restart'],
    ['kubectl auth can-i --list --as', 'auth can-i'],
    ['kubectl config set-context --current --namespace', 'config set-context'],
    ['kubectl run --rm -i -t --image --restart', 'run'],
    ['kubectl top pods --containers', 'top pod'],
    ['kubectl explain --recursive', 'explain'],
    ['kubectl api-resources --api-group', 'api-resources'],
  ];
  for (const [line, path] of known)
    it(`understands ${line}`, () => {
      const [tool, ...words] = line.split(' ');
      const {commands, global} = tools.find(({name}) => name === tool) ?? {commands: [], global: []};
      const found = findCommand(
        commands,
        words.filter((word) => !word.startsWith('-')),
      );
      assert.equal(found?.path.join(' '), path);
      for (const word of words.filter((one) => one.startsWith('-')))
        assert.ok(findFlag(word, found?.command.flags ?? [], global), word);
    });

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
    for (const [word, kind] of [
      ['po', 'Pod'],
      ['svc', 'Service'],
      ['services', 'Service'],
      ['ns', 'Namespace'],
      ['pvc', 'PersistentVolumeClaim'],
      ['pv', 'PersistentVolume'],
      ['sa', 'ServiceAccount'],
      ['crd', 'CustomResourceDefinition'],
      ['crds', 'CustomResourceDefinition'],
      ['endpoints', 'Endpoints'],
      ['ingresses', 'Ingress'],
      ['rolebindings', 'RoleBinding'],
      ['jobs', 'Job'],
    ] as const)
      assert.equal(builtInResourceByWord(word)?.kind, kind, word);
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
