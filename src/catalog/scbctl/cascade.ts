import type {CliCommand} from '../types';

/** Shows which Scan started which. */
export const cascade: CliCommand = {
  name: 'cascade',
  usage: 'scbctl cascade',
  summary: 'Prints the Scans of a namespace as a tree in which each Scan stands below the one that started it.',
  arguments: [],
  flags: [],
  examples: [
    {command: 'scbctl cascade', meaning: 'Shows the tree of the current namespace.'},
    {command: 'scbctl cascade --namespace foobar', meaning: 'Shows the tree of another namespace.'},
  ],
  output: ['Scans', '├── <scan>', '│   └── <scan that it started>', '└── <scan>'],
  errors: [
    {
      message: 'error initializing kubernetes client: <cause>',
      cause: 'The kubeconfig cannot be used.',
      mend: 'Check the file with `kubectl config view`, or name another one with `--kubeconfig`.',
    },
    {
      message: 'error listing Scans: <cause>',
      cause: 'The API server refused the list.',
      mend: 'Check that you may list scans in the namespace.',
    },
  ],
  notes: [
    'A Scan belongs below another one when its annotation `cascading.securecodebox.io/parent-scan` names it.',
    'Children of a Scan that no longer exists are not shown.',
    'The tree shows names only, no states and no findings.',
    'Arguments are ignored, and an error also prints the usage of the command.',
    'The cascading-scans hook must be installed; without it there are no children.',
  ],
  permissions: ['scans: list'],
  commands: [],
};
