import type {CliCommand, CliExample} from '../types';

/** One shell. All four take the same flag. */
function shell(name: string, title: string, examples: readonly CliExample[]): CliCommand {
  return {
    name,
    usage: `scbctl completion ${name}`,
    summary: `Prints the completion script for ${title}.`,
    arguments: [],
    flags: [
      {
        long: '--no-descriptions',
        type: 'bool',
        default: 'false',
        meaning: 'Leaves the descriptions out of the suggestions.',
      },
    ],
    examples: [
      ...examples,
      {command: `scbctl completion ${name} --help`, meaning: `Explains how to load the script in ${title}.`},
    ],
    output: ['<completion script>'],
    errors: [],
    commands: [],
  };
}

/** Prints completion scripts. */
export const completion: CliCommand = {
  name: 'completion',
  usage: 'scbctl completion [bash|zsh|fish|powershell]',
  summary: 'Prints a script with which your shell completes commands, flags, scan types and ScheduledScans.',
  arguments: [],
  flags: [],
  examples: [{command: 'scbctl completion --help', meaning: 'Lists the shells.'}],
  output: [],
  errors: [],
  notes: [
    'Names of scan types and ScheduledScans come from the cluster, so they need access to it; a `--namespace` on the line is respected.',
    'In zsh, `complete:13: command not found: compdef` means that `autoload -Uz compinit` and `compinit` are missing at the beginning of `~/.zshrc`.',
  ],
  permissions: ['scantypes: list', 'scheduledscans: list'],
  commands: [
    shell('bash', 'Bash', [
      {
        command: 'source <(scbctl completion bash)',
        meaning:
          'Completes in this shell; add the line to `~/.bashrc` for every new one. Needs the package bash-completion.',
      },
    ]),
    shell('zsh', 'Zsh', [
      {
        command: 'source <(scbctl completion zsh)',
        meaning: 'Completes in this shell; add the line to `~/.zshrc` for every new one.',
      },
    ]),
    shell('fish', 'Fish', [
      {shell: 'fish', command: 'scbctl completion fish | source', meaning: 'Completes in this shell.'},
      {
        command: 'echo "scbctl completion fish | source" >> ~/.config/fish/config.fish',
        meaning: 'Completes in every new shell.',
      },
    ]),
    shell('powershell', 'PowerShell', [
      {
        shell: 'powershell',
        command: String.raw`scbctl completion powershell > $HOME\Documents\WindowsPowerShell\scbctl_completion.ps1`,
        meaning: 'Writes the script to a file.',
      },
      {
        shell: 'powershell',
        command: String.raw`. $HOME\Documents\WindowsPowerShell\scbctl_completion.ps1`,
        meaning: 'Loads it; add the line to your profile for every new shell.',
      },
    ]),
  ],
};
