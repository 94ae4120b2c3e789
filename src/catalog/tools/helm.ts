import {helmGet, helmShow} from './helm-reading';
import {command, flags} from './notation';
import type {ToolCommand, ToolFlag} from './types';

/** Flags of every helm command. */
export const helmGlobalFlags: readonly ToolFlag[] = flags(`
  burst-limit= debug help|h kube-apiserver= kube-as-group= kube-as-user= kube-ca-file= kube-context=
  kube-insecure-skip-tls-verify kube-tls-server-name= kube-token= kubeconfig= namespace|n= qps= registry-config=
  repository-cache= repository-config=
`);

const values = 'set= set-file= set-json= set-literal= set-string= values|f=';
const download = `ca-file= cert-file= insecure-skip-tls-verify key-file= keyring= pass-credentials password= plain-http
  repo= username= verify version=`;
const rendering = `atomic create-namespace dependency-update description= devel disable-openapi-validation dry-run?=
  enable-dns force hide-notes labels|l= no-hooks post-renderer= post-renderer-args= render-subchart-notes
  skip-crds skip-schema-validation take-ownership timeout= wait wait-for-jobs`;
const releasing = `${values} ${download} ${rendering}`;
const naming = 'generate-name|g name-template= replace';
const dependency = `ca-file= cert-file= insecure-skip-tls-verify key-file= keyring= password= plain-http skip-refresh
  username= verify`;
const registry = 'ca-file= cert-file= insecure key-file= password|p= password-stdin plain-http username|u=';

/** Commands of helm 3.17, with the flags that its reference lists, and the plugin helm-unittest. */
export const helmCommands: readonly ToolCommand[] = [
  command('completion', {
    commands: ['bash', 'fish', 'powershell', 'zsh'].map((shell) => command(shell, {flags: 'no-descriptions'})),
  }),
  command('create', {arguments: [1, 1], flags: 'starter|p='}),
  command('dependency', {
    aliases: ['dep', 'dependencies'],
    commands: [
      command('build', {arguments: [0, 1], flags: dependency}),
      command('list', {aliases: ['ls'], arguments: [0, 1], flags: 'max-col-width='}),
      command('update', {aliases: ['up'], arguments: [0, 1], flags: dependency}),
    ],
  }),
  command('env', {arguments: [0, 1]}),
  helmGet,
  command('history', {aliases: ['hist'], arguments: [1, 1], flags: 'max= output|o='}),
  command('install', {arguments: [1, 2], flags: `${releasing} ${naming} output|o=`}),
  command('lint', {flags: `${values} kube-version= quiet skip-schema-validation strict with-subcharts`}),
  command('list', {
    aliases: ['ls'],
    arguments: [0, 0],
    flags: `all|a all-namespaces|A date|d deployed failed filter|f= max|m= no-headers offset= output|o= pending reverse|r
      selector|l= short|q superseded time-format= uninstalled uninstalling`,
  }),
  command('package', {
    arguments: [1, null],
    flags: `app-version= ca-file= cert-file= dependency-update|u destination|d= insecure-skip-tls-verify key= key-file=
      keyring= passphrase-file= password= plain-http sign username= version=`,
  }),
  command('plugin', {
    commands: [
      command('install', {aliases: ['add'], arguments: [1, 1], flags: 'version='}),
      command('list', {aliases: ['ls'], arguments: [0, 0]}),
      command('uninstall', {aliases: ['rm', 'remove'], arguments: [1, null]}),
      command('update', {aliases: ['up'], arguments: [1, null]}),
    ],
  }),
  command('pull', {
    aliases: ['fetch'],
    arguments: [1, null],
    flags: `${download} destination|d= devel prov untar untardir=`,
  }),
  command('push', {
    arguments: [2, 2],
    flags: 'ca-file= cert-file= insecure-skip-tls-verify key-file= password= plain-http username=',
  }),
  command('registry', {
    commands: [command('login', {arguments: [1, 1], flags: registry}), command('logout', {arguments: [1, 1]})],
  }),
  command('repo', {
    commands: [
      command('add', {
        arguments: [2, 2],
        flags: `allow-deprecated-repos ca-file= cert-file= force-update insecure-skip-tls-verify key-file= no-update
          pass-credentials password= password-stdin timeout= username=`,
      }),
      command('index', {arguments: [1, 1], flags: 'json merge= url='}),
      command('list', {aliases: ['ls'], arguments: [0, 0], flags: 'no-headers output|o='}),
      command('remove', {aliases: ['rm'], arguments: [1, null]}),
      command('update', {aliases: ['up'], flags: 'fail-on-repo-update-fail timeout='}),
    ],
  }),
  command('rollback', {
    arguments: [1, 2],
    flags: 'cleanup-on-fail dry-run force history-max= no-hooks recreate-pods timeout= wait wait-for-jobs',
  }),
  command('search', {
    commands: [
      command('hub', {
        flags: 'endpoint= fail-on-no-result list-repo-url max-col-width= output|o=',
      }),
      command('repo', {
        flags: 'devel fail-on-no-result max-col-width= output|o= regexp|r version= versions|l',
      }),
    ],
  }),
  helmShow(download),
  command('status', {arguments: [1, 1], flags: 'output|o= revision= show-desc show-resources'}),
  command('template', {
    arguments: [1, 2],
    flags: `${releasing} ${naming} api-versions|a= include-crds is-upgrade kube-version= output-dir= release-name
      show-only|s= skip-tests validate`,
  }),
  command('test', {arguments: [1, 1], flags: 'filter= hide-notes logs timeout='}),
  command('uninstall', {
    aliases: ['delete', 'del', 'un'],
    arguments: [1, null],
    flags: 'cascade= description= dry-run ignore-not-found keep-history no-hooks timeout= wait',
  }),
  command('unittest', {
    arguments: [1, null],
    flags: `chart-tests-path= color debugPlugin|d failfast|q file|f= output-file|o= output-type|t= skip-schema-validation
      strict|s update-snapshot|u values|v= with-subchart`,
  }),
  command('upgrade', {
    arguments: [2, 2],
    flags: `${releasing} cleanup-on-fail history-max= install|i output|o= reset-then-reuse-values reset-values
      reuse-values`,
  }),
  command('verify', {arguments: [1, 1], flags: 'keyring='}),
  command('version', {arguments: [0, 0], flags: 'client|c short template='}),
];
