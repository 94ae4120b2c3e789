import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {root} from './results';

/** A program that the tests need. */
interface Wanted {
  readonly title: string;
  /** The environment variable with its path. */
  readonly variable: string;
  /** Its names on PATH. */
  readonly names: readonly string[];
  /** Other places for it. */
  readonly files?: () => readonly string[];
  /** Slower programs for the same, and what they cost. */
  readonly substitutes?: {readonly names: readonly string[]; readonly cost: string};
  /** Whether a file is a program that works. */
  readonly works: (file: string) => boolean;
  /** Another program that it needs on PATH. */
  readonly beside?: string;
  /** The packages of Debian, or a command that gets it from npm. */
  readonly packages?: readonly string[];
  readonly npm?: readonly string[];
  /** The only platform that has it. */
  readonly platform?: NodeJS.Platform;
}

/** The folder for programs from npm, relative to the project. */
const FETCHED = 'node_modules/.cache/programs';
const FETCH = ['node', '--import', 'tsx', 'tools/test/fetch-tools.ts', FETCHED];
const fetched = (file: string) => [path.join(root, FETCHED, file)];
const BUN = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;

/** The output of a program, or undefined if it does not start, for example because a library is missing. */
function outputOf(file: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync(file, args, {timeout: 120_000, encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}

const starts = (file: string, flag = '--version'): boolean => outputOf(file, flag) !== undefined;

/** The version that a program prints, as a number: 1.31 is 1031. */
function versionOf(file: string, ...args: readonly string[]): number {
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(outputOf(file, ...args) ?? '') ?? [];
  return Number(major) * 1000 + Number(minor);
}

/** The headless shells that `npx playwright install --only-shell chromium` has installed. */
function playwrightShells(): string[] {
  const isMac = process.platform === 'darwin';
  const standard = path.join(os.homedir(), isMac ? 'Library/Caches' : '.cache', 'ms-playwright');
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? standard;
  const shells = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('chromium_headless_shell'))
    : [];
  return shells.toReversed().flatMap((shell) =>
    readdirSync(path.join(folder, shell), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .flatMap(({name}) =>
        ['chrome-headless-shell', 'headless_shell'].map((file) => path.join(folder, shell, name, file)),
      ),
  );
}

export const programs = {
  chromium: {
    title: "Chromium's headless shell",
    variable: 'CHROME_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    files: playwrightShells,
    substitutes: {
      names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
      cost: 'The browser tests take about three times as long',
    },
    works: starts,
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    files: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    works: starts,
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKitGTK with its driver and a virtual display',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    works: (file) => starts(file, '--help'),
    beside: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
    platform: 'linux',
  },
  nginx: {
    title: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Only root has this folder on PATH.
    files: () => ['/usr/sbin/nginx'],
    works: (file) => starts(file, '-v'),
    packages: ['nginx'],
  },
  kubectl: {
    title: 'kubectl 1.31 or newer',
    variable: 'KUBECTL_PATH',
    names: ['kubectl'],
    files: () => fetched('kubectl'),
    works: (file) => versionOf(file, 'version', '--client') >= 1031,
    npm: FETCH,
  },
  helm: {
    title: 'Helm 3 or newer',
    variable: 'HELM_PATH',
    names: ['helm'],
    files: () => fetched('helm'),
    works: (file) => versionOf(file, 'version', '--short') >= 3000,
    npm: FETCH,
  },
  bun: {
    title: 'Bun',
    variable: 'BUN_PATH',
    names: ['bun'],
    files: () => fetched(`node_modules/${BUN}/bin/bun`),
    works: starts,
    npm: ['npm', 'install', '--no-save', '--ignore-scripts', '--prefix', FETCHED, `${BUN}@1.4.5`],
  },
} satisfies Record<string, Wanted>;

export type Name = keyof typeof programs;

const wanted = (name: Name): Wanted => programs[name];

/** Whether this platform has the program. */
export const isForHere = (name: Name): boolean => (wanted(name).platform ?? process.platform) === process.platform;

const onPath = (names: readonly string[]): string[] => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
};

const firstThat = (works: (file: string) => boolean, files: readonly string[]): string | undefined =>
  files.find((file) => existsSync(file) && works(file));

/**
 * Finds a program: at the path in its variable, on PATH, or in its other places.
 *
 * @throws Error if the variable is set but its program does not work
 */
export function locate(name: Name, {substitutes = true} = {}): string | undefined {
  const {variable, names, files, works, beside, ...program} = wanted(name);
  const chosen = process.env[variable];
  if (chosen) {
    if (firstThat(works, [chosen])) return chosen;
    throw new Error(`${variable} is ${chosen}, which cannot be started. Correct it or unset it.`);
  }
  if (beside !== undefined && !onPath([beside]).some(existsSync)) return undefined;
  const others = substitutes ? onPath(program.substitutes?.names ?? []) : [];
  return firstThat(works, [...onPath(names), ...(files?.() ?? []), ...others]);
}

/** How to get programs, for people. */
function instructions(names: readonly Name[]): string {
  const packages = names.flatMap((name) => wanted(name).packages ?? []);
  const fromNpm = new Set(names.flatMap((name) => wanted(name).npm?.join(' ') ?? []));
  return [
    `Missing: ${names.map((name) => `${wanted(name).title} (${wanted(name).variable})`).join(', ')}.`,
    'Install them, or set the variables in parentheses to their paths:',
    ...(packages.length > 0 ? [`  apt-get install ${packages.join(' ')}   # Debian; npm test does this as root`] : []),
    ...(names.includes('chromium') ? ['  npx playwright install --only-shell chromium   # any system'] : []),
    ...[...fromNpm].map((command) => `  ${command}   # npm test does this`),
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

function execute(command: readonly string[]): boolean {
  console.log(`Running ${command.join(' ')}`);
  const [program = '', ...args] = command;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: root, env, encoding: 'utf8', timeout: 10 * 60_000});
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

/** Finds programs, installs what is missing from Debian (as root) or npm, and says what a person must install. */
export function provide(names: readonly Name[]): void {
  const missing = () => names.filter((name) => isForHere(name) && locate(name, {substitutes: false}) === undefined);
  const debian = missing().filter((name) => wanted(name).packages);
  const isRoot = process.getuid?.() === 0;
  if (debian.length > 0 && isRoot && onPath(['apt-get']).some(existsSync) && execute(['apt-get', 'update', '-q'])) {
    // Waits for the lock, because a new machine might be installing upgrades.
    const install = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-q', '--no-install-recommends'];
    for (const name of debian) execute([...install, ...(wanted(name).packages ?? [])]);
  }
  for (const name of missing()) {
    const {npm} = wanted(name);
    if (npm && locate(name) === undefined) execute(npm);
  }
  const absent = missing();
  if (absent.length > 0) console.error(instructions(absent));
  for (const name of absent) {
    const substitute = locate(name);
    if (substitute !== undefined) console.log(`${wanted(name).substitutes?.cost} with ${substitute}.`);
  }
}
