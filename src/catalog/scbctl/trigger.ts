import type {CliCommand} from '../types';

/** Starts a ScheduledScan before its time. */
export const trigger: CliCommand = {
  name: 'trigger',
  usage: 'scbctl trigger [scheduledScan name] [flags]',
  summary: 'Makes the operator start the next Scan of a ScheduledScan now.',
  arguments: [{name: 'scheduledScan name', required: true, meaning: 'Name of a ScheduledScan of the namespace.'}],
  flags: [],
  examples: [
    {command: 'scbctl trigger nmap', meaning: 'Starts the ScheduledScan nmap.'},
    {command: 'scbctl trigger nmap --namespace foobar', meaning: 'Does so in another namespace.'},
    {command: 'scbctl trigger nmap-localhost', meaning: 'Starts the ScheduledScan nmap-localhost.'},
    {
      command: 'scbctl trigger nmap-localhost --namespace production',
      meaning: 'Starts it in the namespace production.',
    },
  ],
  output: ["triggered new Scan for ScheduledScan '<name>'"],
  errors: [
    {
      message: 'accepts 1 arg(s), received <n>',
      cause: 'The name is missing, or there is more than one.',
      mend: 'Give exactly one name.',
    },
    {
      message: 'error initializing kubernetes client, your kubeconfig is likely malformed or invalid',
      cause: 'The kubeconfig cannot be used.',
      mend: 'Check the file with `kubectl config view`, or name another one with `--kubeconfig`.',
    },
    {
      message: "could not find ScheduledScan '<name>' in namespace '<ns>'",
      cause: 'There is no ScheduledScan of that name.',
      mend: 'List them with `kubectl get scheduledscans` and correct name or namespace.',
    },
    {
      message: 'Go panic with stack trace',
      cause: 'Reading the ScheduledScan failed for any other reason, for example missing rights; the exit code is 2.',
      mend: 'Look for the reason in the first line of the trace.',
    },
  ],
  notes: [
    'It sets `status.lastScheduleTime` to the present minus the interval minus 24 hours; the operator does the rest.',
    'The success line also appears when the update of the status was refused.',
    'With `interval` the next regular run counts from the triggered one, whose Scan carries a time 24 hours back in its name.',
    'With `schedule` the regular times stay, and a run starts only when the expression had a due time within the last 24 hours.',
    'With `schedule` the Scan takes the name of that due time, so creating it fails and is tried again until an older Scan of that name is deleted.',
    'The `concurrencyPolicy` of the ScheduledScan still applies.',
  ],
  permissions: ['scheduledscans: get', 'scheduledscans/status: update'],
  completion:
    'Names of the ScheduledScans of the namespace and file names; on a failure `Error initializing kubernetes client: <cause>` or `Error listing ScheduledScans: <cause>`.',
  commands: [],
};
