import {changing, files, printing} from './kubectl-flags';
import {command} from './notation';
import type {ToolCommand} from './types';

const credentials = `auth-provider= auth-provider-arg= client-certificate= client-key= embed-certs exec-api-version=
  exec-arg= exec-command= exec-env= exec-interactive-mode= exec-provide-cluster-info password= token= username=`;

/** Commands of kubectl about the client, the cluster, its nodes and rights. */
export const kubectlSettings: readonly ToolCommand[] = [
  command('api-resources', {
    arguments: [0, 0],
    flags: 'api-group= cached categories= namespaced no-headers output|o= sort-by= verbs=',
  }),
  command('api-versions', {arguments: [0, 0]}),
  command('auth', {
    commands: [
      command('can-i', {
        arguments: [0, 3],
        flags: 'all-namespaces|A list no-headers quiet|q subresource=',
      }),
      command('reconcile', {
        arguments: [0, 0],
        flags: `${files} ${printing} dry-run?= remove-extra-permissions remove-extra-subjects`,
      }),
      command('whoami', {arguments: [0, 0], flags: printing}),
    ],
  }),
  command('certificate', {
    commands: [
      command('approve', {flags: `${files} ${printing} force`}),
      command('deny', {flags: `${files} ${printing} force`}),
    ],
  }),
  command('cluster-info', {
    arguments: [0, 0],
    commands: [
      command('dump', {
        arguments: [0, 0],
        flags: `${printing} all-namespaces|A namespaces= output-directory= pod-running-timeout=`,
      }),
    ],
  }),
  command('completion', {arguments: [1, 1]}),
  command('config', {
    commands: [
      command('current-context', {arguments: [0, 0]}),
      command('delete-cluster', {arguments: [1, 1]}),
      command('delete-context', {arguments: [1, 1]}),
      command('delete-user', {arguments: [1, 1]}),
      command('get-clusters', {arguments: [0, 0]}),
      command('get-contexts', {flags: 'no-headers output|o='}),
      command('get-users', {arguments: [0, 0]}),
      command('rename-context', {arguments: [2, 2]}),
      command('set', {arguments: [2, 2], flags: 'set-raw-bytes'}),
      command('set-cluster', {
        arguments: [1, 1],
        flags: 'certificate-authority= embed-certs insecure-skip-tls-verify proxy-url= server= tls-server-name=',
      }),
      command('set-context', {arguments: [0, 1], flags: 'cluster= current namespace= user='}),
      command('set-credentials', {arguments: [1, 1], flags: credentials}),
      command('unset', {arguments: [1, 1]}),
      command('use-context', {aliases: ['use'], arguments: [1, 1]}),
      command('view', {arguments: [0, 0], flags: `${printing} flatten merge minify raw`}),
    ],
  }),
  command('cordon', {flags: 'dry-run?= selector|l='}),
  command('drain', {
    flags: `chunk-size= delete-emptydir-data disable-eviction dry-run?= force grace-period= ignore-daemonsets pod-selector=
      selector|l= skip-wait-for-delete-timeout= timeout=`,
  }),
  command('kustomize', {
    arguments: [0, 1],
    flags: `as-current-user enable-alpha-plugins enable-helm env|e= helm-api-versions= helm-command= helm-debug
      helm-kube-version= load-restrictor= mount= network network-name= output|o=`,
  }),
  command('options', {arguments: [0, 0]}),
  command('plugin', {commands: [command('list', {arguments: [0, 0], flags: 'name-only'})]}),
  command('proxy', {
    arguments: [0, 0],
    flags: `accept-hosts= accept-paths= address= api-prefix= append-server-path disable-filter keepalive= port|p=
      reject-methods= reject-paths= unix-socket|u= www|w= www-prefix|P=`,
  }),
  command('taint', {flags: `${changing} all overwrite selector|l= validate?=`}),
  command('uncordon', {flags: 'dry-run?= selector|l='}),
  command('version', {arguments: [0, 0], flags: 'client output|o='}),
  // Plugins that the site mentions.
  command('krew', {
    commands: ['info', 'install', 'list', 'search', 'uninstall', 'update', 'upgrade'].map((name) => command(name)),
  }),
  command('stern', {
    flags: 'all-namespaces|A container|c= exclude|e= include|i= output|o= selector|l= since|s= tail=',
  }),
];
