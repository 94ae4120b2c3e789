import {spawnSync} from 'node:child_process';
import {locate, programs, type Environment, type Program, type Wanted} from './find-program';

/** A package manager: a program that shows whether it is installed, and its commands. */
interface Manager {
  readonly program: string;
  readonly needsRoot: boolean;
  readonly commands: (wanted: Wanted) => readonly (readonly string[])[];
}

const managers: readonly Manager[] = [
  {
    program: 'apt-get',
    needsRoot: true,
    commands: ({package: name, debianPackages = [name]}) =>
      debianPackages.length === 0
        ? []
        : [
            ['apt-get', 'update', '-q'],
            // Waits up to 5 minutes for the lock, because a new machine might be installing upgrades.
            [
              'apt-get',
              '-o',
              'DPkg::Lock::Timeout=300',
              'install',
              '-y',
              '-q',
              '--no-install-recommends',
              ...debianPackages,
            ],
          ],
  },
  {program: 'dnf', needsRoot: true, commands: (wanted) => [['dnf', 'install', '-y', wanted.package]]},
  {
    program: 'brew',
    needsRoot: false,
    commands: (wanted) => [['brew', 'install', ...(wanted.isCask ? ['--cask'] : []), wanted.package]],
  },
];

/** What determines how a program can be installed. */
interface Machine {
  readonly environment: Environment;
  readonly isRoot: boolean;
  readonly say: (line: string) => void;
}

function succeeds(command: readonly string[], environment: Environment, quiet: boolean): boolean {
  const [program = '', ...rest] = command;
  const {status} = spawnSync(program, rest, {
    env: {...environment, DEBIAN_FRONTEND: 'noninteractive'} as NodeJS.ProcessEnv,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
    timeout: 10 * 60_000,
  });
  return status === 0;
}

/** The command prefix for root, or undefined if sudo requires a password. */
function rootPrefix({environment, isRoot}: Machine): readonly string[] | undefined {
  if (isRoot) return [];
  return succeeds(['sudo', '-n', 'true'], environment, true) ? ['sudo', '-n'] : undefined;
}

function installWith(manager: Manager, wanted: Wanted, machine: Machine): void {
  const prefix = manager.needsRoot ? rootPrefix(machine) : [];
  if (!prefix) {
    machine.say(`Found ${manager.program}, but it needs root and sudo requires a password.`);
    return;
  }
  for (const command of manager.commands(wanted)) {
    machine.say(`Running ${[...prefix, ...command].join(' ')}`);
    if (!succeeds([...prefix, ...command], machine.environment, false)) return;
  }
}

/**
 * Finds a program, or installs it with the system's package manager or a download. Prints each step.
 *
 * @throws Error with instructions if it cannot be installed
 */
export function programFor(name: keyof typeof programs, machine: Machine): Program {
  const {environment, say} = machine;
  const wanted: Wanted = programs[name];
  const found = locate(name, environment);
  if (found) return found;
  say(`There is no ${wanted.title} on this machine.`);
  for (const manager of managers) {
    if (!succeeds([manager.program, '--version'], environment, true)) continue;
    installWith(manager, wanted, machine);
    const installed = locate(name, environment);
    if (installed) return {...installed, source: manager.program};
  }
  if (wanted.download) {
    say(`Running ${wanted.download.join(' ')}`);
    succeeds(wanted.download, environment, false);
    const downloaded = locate(name, environment);
    if (downloaded) return downloaded;
  }
  throw new Error(`No ${wanted.title} could be installed. Install it, or set ${wanted.variable} to it.`);
}

/** The machine of this process. */
export const thisMachine = (): Machine => ({
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  say: (line) => console.log(line),
});
