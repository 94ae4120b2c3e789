import {changing, files, printing} from './kubectl-flags';
import {command} from './notation';
import type {ToolCommand} from './types';

/** Every `kubectl create <kind>` takes these. */
const common = `${changing} save-config validate?=`;

function kind(name: string, own = '', aliases: readonly string[] = []): ToolCommand {
  return command(name, {aliases, arguments: [1, null], flags: `${common} ${own}`});
}

function service(name: string, own: string): ToolCommand {
  return command(name, {arguments: [1, 1], flags: `${common} tcp= ${own}`});
}

/** `kubectl create`. */
export const kubectlCreate: ToolCommand = command('create', {
  arguments: [0, 0],
  flags: `${files} ${common} edit raw= selector|l= windows-line-endings`,
  commands: [
    kind('clusterrole', 'aggregation-rule= non-resource-url= resource= resource-name= verb='),
    kind('clusterrolebinding', 'clusterrole= group= serviceaccount= user='),
    kind('configmap', 'append-hash from-env-file= from-file= from-literal=', ['cm']),
    kind('cronjob', 'image= restart= schedule=', ['cj']),
    kind('deployment', 'image= port= replicas|r=', ['deploy']),
    kind('ingress', 'annotation= class= default-backend= rule=', ['ing']),
    kind('job', 'from= image='),
    kind('namespace', '', ['ns']),
    kind('poddisruptionbudget', 'max-unavailable= min-available= selector=', ['pdb']),
    kind('priorityclass', 'description= global-default preemption-policy= value=', ['pc']),
    kind('quota', 'hard= scopes=', ['resourcequota']),
    kind('role', 'resource= resource-name= verb='),
    kind('rolebinding', 'clusterrole= group= role= serviceaccount= user='),
    command('secret', {
      commands: [
        kind(
          'docker-registry',
          'append-hash docker-email= docker-password= docker-server= docker-username= from-file=',
        ),
        kind('generic', 'append-hash from-env-file= from-file= from-literal= type='),
        kind('tls', 'append-hash cert= key='),
      ],
    }),
    command('service', {
      aliases: ['svc'],
      commands: [
        service('clusterip', 'clusterip='),
        service('externalname', 'external-name='),
        service('loadbalancer', ''),
        service('nodeport', 'node-port='),
      ],
    }),
    kind('serviceaccount', '', ['sa']),
    command('token', {
      arguments: [1, 1],
      flags: `${printing} audience= bound-object-kind= bound-object-name= bound-object-uid= duration=`,
    }),
  ],
});
