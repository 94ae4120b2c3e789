import type {CliCommand} from '../types';

/** Creates a Scan. */
export const scan: CliCommand = {
  name: 'scan',
  usage: 'scbctl scan [scanType] -- [parameters...]',
  summary: 'Creates a Scan of the given scan type and returns at once.',
  arguments: [
    {
      name: 'scanType',
      required: true,
      meaning: 'Name of a ScanType of the namespace; scbctl does not check that it exists.',
    },
    {
      name: 'parameters',
      required: true,
      meaning: 'Everything after `--`, handed to the scanner unchanged; at least one is needed.',
    },
  ],
  flags: [
    {
      long: '--name',
      type: 'string',
      default: '""',
      meaning: 'Name of the Scan; without it the scan type is the name, so a second run needs one.',
    },
    {
      long: '--follow',
      type: 'bool',
      default: 'false',
      meaning: 'Waits for the scan job and streams the log of the scanner; needs kubectl in the `PATH`.',
    },
  ],
  examples: [
    {command: 'scbctl scan nmap -- scanme.nmap.org', meaning: 'Scans one host with Nmap.'},
    {
      command: 'scbctl scan nmap --name scanme-nmap-org -- scanme.nmap.org',
      meaning: 'Gives the Scan a name of your own.',
    },
    {command: 'scbctl scan nuclei -- -target example.com', meaning: 'Passes a flag to the scanner.'},
    {
      command: 'scbctl scan --namespace foobar nmap -- -p 80 scanme.nmap.org',
      meaning: 'Creates the Scan in another namespace.',
    },
    {command: 'scbctl scan nmap --name my-nmap-scan -- scanme.nmap.org', meaning: 'Names the Scan my-nmap-scan.'},
    {
      command: 'scbctl scan --namespace testing nmap -- -p 80 scanme.nmap.org',
      meaning: 'Scans port 80 from the namespace testing.',
    },
    {command: 'scbctl scan nmap --follow -- scanme.nmap.org', meaning: 'Shows the log of Nmap while it runs.'},
  ],
  output: [
    "🆕 Creating a new scan with name '<name>' and parameters '<parameters joined by blanks>'",
    "🚀 Successfully created a new Scan '<name>'",
    '⏰ Waiting for scan job to start...',
    "📡 Streaming logs for job '<job>' and container '<container>'",
  ],
  errors: [
    {
      message: "you must use '--' to separate scan parameters",
      cause: 'The command line has no `--`.',
      mend: 'Write `--` between the scan type and the parameters for the scanner.',
    },
    {
      message: 'requires at least 1 arg(s), only received 0',
      cause: 'The scan type is missing.',
      mend: 'Name the scan type as the first argument.',
    },
    {
      message: 'error initializing kubernetes client. your kubeconfig is likely malformed or invalid. <cause>',
      cause:
        'The kubeconfig cannot be used; the cause is `failed to generate config from kubeconfig` or `failed to read namespace from kubeconfig`.',
      mend: 'Check the file with `kubectl config view`, or name another one with `--kubeconfig`.',
    },
    {
      message: "failed to create Scan: namespace '<ns>' not found",
      cause: 'The namespace does not exist.',
      mend: 'Correct `--namespace`, or create the namespace.',
    },
    {
      message: 'failed to create scan: <cause>',
      cause:
        'The API server refused the Scan, for example because the name is taken, or with `spec.parameters: Required value` because nothing follows `--`.',
      mend: 'Choose another name with `--name`, or give at least one parameter.',
    },
    {
      message: 'error getting scan: <cause>',
      cause: 'With `--follow` the new Scan could not be read.',
      mend: 'Check that you may get scans in the namespace.',
    },
    {
      message: 'error getting jobs for scan: error fetching jobs: <cause>',
      cause: 'With `--follow` the jobs could not be listed; scbctl lists them in all namespaces.',
      mend: 'Ask for the right to list jobs in the whole cluster, or follow the log with kubectl.',
    },
    {
      message: 'error streaming logs: <cause>',
      cause: 'With `--follow` the call of kubectl failed, for example because it does not find the container.',
      mend: 'Leave `--name` out, or use `kubectl logs` with the name of the container.',
    },
  ],
  notes: [
    'Flags of scbctl stand before `--`; after it they belong to the scanner.',
    'Words between the scan type and `--` are ignored without a warning.',
    'A `--` in front of the scan type turns the type itself into a parameter.',
    'A scan type that does not exist gives a Scan in the state Errored.',
    'Only scan type and parameters can be set; for anything else write a manifest.',
    'With `--follow` the two last lines of the output appear, and then the log; the command looks for the job every 250 ms without a limit, and a job that fails before it is ready keeps it waiting.',
    'With `--follow` the container is expected to be named like the Scan, so the log is found only without `--name` and not for scan types such as trivy-image, whose container is called trivy.',
    'With `--follow` kubectl is called with its own kubeconfig and context, not with those that you gave to scbctl.',
  ],
  permissions: [
    'scans: create',
    'with --follow also scans: get, jobs: list in all namespaces, and what kubectl logs needs',
  ],
  completion: 'Names of the ScanTypes of the namespace for the first argument.',
  commands: [],
};
