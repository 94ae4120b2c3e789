import {kubectlCreate} from './kubectl-create';
import {changing, files, printing} from './kubectl-flags';
import {kubectlSettings} from './kubectl-settings';
import {command, flags} from './notation';
import type {ToolCommand, ToolFlag} from './types';

/** Flags of every kubectl command. */
export const kubectlGlobalFlags: readonly ToolFlag[] = flags(`
  as= as-group= as-uid= cache-dir= certificate-authority= client-certificate= client-key= cluster= context=
  disable-compression help|h insecure-skip-tls-verify kubeconfig= log-flush-frequency= match-server-version
  namespace|n= password= profile= profile-output= request-timeout= server|s= tls-server-name= token= user= username=
  v|v= vmodule= warnings-as-errors
`);

/** Commands of kubectl 1.32, with the flags that its help lists. */
export const kubectlCommands: readonly ToolCommand[] = [
  command('get', {
    flags: `${files} ${printing} all-namespaces|A chunk-size= field-selector= ignore-not-found label-columns|L= no-headers
      output-watch-events raw= selector|l= server-print show-kind show-labels sort-by= subresource= watch|w watch-only`,
  }),
  command('describe', {flags: `${files} all-namespaces|A chunk-size= selector|l= show-events`}),
  command('apply', {
    arguments: [0, 0],
    flags: `${files} ${changing} all cascade?= force force-conflicts grace-period= openapi-patch overwrite prune
      prune-allowlist= selector|l= server-side subresource= timeout= validate?= wait`,
    commands: [
      command('view-last-applied', {flags: `${files} all output|o= selector|l=`}),
      command('set-last-applied', {
        arguments: [0, 0],
        flags: `${printing} create-annotation dry-run?= filename|f=`,
      }),
      command('edit-last-applied', {flags: `${files} ${printing} field-manager= validate?= windows-line-endings`}),
    ],
  }),
  command('delete', {
    flags: `${files} all all-namespaces|A cascade?= dry-run?= field-selector= force grace-period= ignore-not-found
      interactive|i now output|o= raw= selector|l= timeout= wait`,
  }),
  kubectlCreate,
  command('logs', {
    arguments: [0, 2],
    flags: `all-containers all-pods container|c= follow|f ignore-errors insecure-skip-tls-verify-backend limit-bytes=
      max-log-requests= pod-running-timeout= prefix previous|p selector|l= since= since-time= tail= timestamps`,
  }),
  command('port-forward', {arguments: [2, null], flags: 'address= pod-running-timeout='}),
  command('patch', {flags: `${files} ${changing} local patch|p= patch-file= subresource= type=`}),
  command('label', {
    flags: `${files} ${changing} all all-namespaces|A field-selector= list local overwrite resource-version= selector|l=`,
  }),
  command('annotate', {
    flags: `${files} ${changing} all all-namespaces|A field-selector= list local overwrite resource-version= selector|l=`,
  }),
  command('wait', {
    flags: `filename|f= recursive|R ${printing} all all-namespaces|A field-selector= for= local selector|l= timeout=`,
  }),
  command('exec', {flags: 'container|c= filename|f= pod-running-timeout= quiet|q stdin|i tty|t'}),
  command('rollout', {
    commands: [
      command('history', {flags: `${files} ${printing} revision= selector|l=`}),
      command('pause', {flags: `${files} ${printing} field-manager= selector|l=`}),
      command('restart', {flags: `${files} ${printing} field-manager= selector|l=`}),
      command('resume', {flags: `${files} ${printing} field-manager= selector|l=`}),
      command('status', {flags: `${files} revision= selector|l= timeout= watch|w`}),
      command('undo', {flags: `${files} ${printing} dry-run?= selector|l= to-revision=`}),
    ],
  }),
  command('explain', {arguments: [1, 1], flags: 'api-version= output|o= recursive'}),
  command('run', {
    arguments: [1, null],
    flags: `${files} ${changing} annotations= attach cascade?= command env= expose force grace-period= image=
      image-pull-policy= labels|l= leave-stdin-open override-type= overrides= pod-running-timeout= port= privileged
      quiet|q restart= rm save-config stdin|i timeout= tty|t wait`,
  }),
  command('expose', {
    flags: `${files} ${changing} cluster-ip= external-ip= labels|l= load-balancer-ip= name= override-type= overrides= port=
      protocol= save-config selector= session-affinity= target-port= type=`,
  }),
  command('top', {
    commands: [
      command('node', {
        aliases: ['nodes', 'no'],
        flags: 'no-headers selector|l= show-capacity sort-by= use-protocol-buffers',
      }),
      command('pod', {
        aliases: ['pods', 'po'],
        flags: 'all-namespaces|A containers field-selector= no-headers selector|l= sort-by= sum use-protocol-buffers',
      }),
    ],
  }),
  command('edit', {
    flags: `${files} ${printing} field-manager= output-patch save-config subresource= validate?= windows-line-endings`,
  }),
  command('scale', {
    flags: `${files} ${printing} all current-replicas= dry-run?= replicas= resource-version= selector|l= timeout=`,
  }),
  command('autoscale', {flags: `${files} ${changing} cpu-percent= max= min= name= save-config`}),
  command('cp', {arguments: [2, 2], flags: 'container|c= no-preserve retries='}),
  command('set', {
    commands: [
      command('env', {
        flags: `${files} ${changing} all containers|c= env|e= from= keys= list local overwrite prefix= resolve selector|l=`,
      }),
      command('image', {flags: `${files} ${changing} all local selector|l=`}),
      command('resources', {flags: `${files} ${changing} all containers|c= limits= local requests= selector|l=`}),
      command('serviceaccount', {aliases: ['sa'], flags: `${files} ${changing} all local`}),
    ],
  }),
  command('diff', {
    arguments: [0, 0],
    flags: `${files} concurrency= field-manager= force-conflicts prune prune-allowlist= selector|l= server-side
      show-managed-fields`,
  }),
  command('replace', {
    arguments: [0, 0],
    flags: `${files} ${changing} cascade?= force grace-period= raw= save-config subresource= timeout= validate?= wait`,
  }),
  command('events', {
    arguments: [0, 0],
    flags: `${printing} all-namespaces|A chunk-size= for= no-headers types= watch|w`,
  }),
  command('attach', {flags: 'container|c= pod-running-timeout= quiet|q stdin|i tty|t'}),
  command('debug', {
    flags: `arguments-only attach container|c= copy-to= custom= env= filename|f= image= image-pull-policy= keep-annotations
      keep-init-containers keep-labels keep-liveness keep-readiness keep-startup profile= quiet|q replace same-node
      set-image= share-processes stdin|i target= tty|t`,
  }),
  ...kubectlSettings,
];
