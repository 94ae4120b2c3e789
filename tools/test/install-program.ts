import {spawnSync} from 'node:child_process';
import {locateBrowser, type Browser} from './find-browser';

type Environment = Readonly<Record<string, string | undefined>>;

/** A package manager: the program that shows that it is there, and its commands. */
interface Manager {
  readonly program: string;
  readonly needsRoot: boolean;
  readonly commands: readonly (readonly string[])[];
}

const managers: readonly Manager[] = [
  {
    program: 'apt-get',
    needsRoot: true,
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ],
  },
  {program: 'dnf', needsRoot: true, commands: [['dnf', 'install', '-y', 'chromium']]},
  {program: 'apk', needsRoot: true, commands: [['apk', 'add', '--no-cache', 'chromium']]},
  {program: 'pacman', needsRoot: true, commands: [['pacman', '-Sy', '--noconfirm', 'chromium']]},
  {program: 'zypper', needsRoot: true, commands: [['zypper', '--non-interactive', 'install', 'chromium']]},
  {program: 'brew', needsRoot: false, commands: [['brew', 'install', '--cask', 'chromium']]},
];

/** Everything that decides how a browser can be had. */
export interface Machine {
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

/** The prefix with which a command runs as root, or undefined when there is no way without a password. */
function rootPrefix({environment, isRoot}: Machine): readonly string[] | undefined {
  if (isRoot) return [];
  return succeeds(['sudo', '-n', 'true'], environment, true) ? ['sudo', '-n'] : undefined;
}

function installWith(manager: Manager, machine: Machine): void {
  const prefix = manager.needsRoot ? rootPrefix(machine) : [];
  if (!prefix) {
    machine.say(`Found ${manager.program}, but it needs root and sudo asks for a password.`);
    return;
  }
  for (const command of manager.commands) {
    machine.say(`Running ${[...prefix, ...command].join(' ')}`);
    if (!succeeds([...prefix, ...command], machine.environment, false)) return;
  }
}

/**
 * Finds a Chromium or installs one: with the system's package manager, or with Playwright where there is none.
 * Says what it does.
 *
 * @throws Error with what to do when no browser can be had
 */
export function browserFor(machine: Machine): Browser {
  const {environment, say} = machine;
  const found = locateBrowser(environment);
  if (found) return found;
  say('There is no Chromium on this machine.');
  for (const manager of managers) {
    if (!succeeds([manager.program, '--version'], environment, true)) continue;
    installWith(manager, machine);
    const installed = locateBrowser(environment);
    if (installed) return {...installed, source: manager.program};
  }
  say('Running npx playwright install chromium');
  succeeds(['npx', 'playwright', 'install', 'chromium'], environment, false);
  const downloaded = locateBrowser(environment);
  if (downloaded) return downloaded;
  throw new Error('No Chromium could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.');
}

/** The machine that this process runs on. */
export const thisMachine = (): Machine => ({
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  say: (line) => console.log(line),
});
