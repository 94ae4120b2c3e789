import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A working program and where it was found. */
export interface Program {
  readonly path: string;
  readonly source: string;
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Install locations of browsers outside PATH. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** Paths of Chromium in a `chromium…-<revision>` folder of Playwright. */
const playwrightFiles = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function onPath(environment: Environment, programs: readonly string[]): string[] {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(isFile);
}

function playwrightFolder(environment: Environment): string {
  const home = environment.HOME ?? os.homedir();
  if (environment.PLAYWRIGHT_BROWSERS_PATH) return environment.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(environment.LOCALAPPDATA ?? home, 'ms-playwright');
  return path.join(environment.XDG_CACHE_HOME ?? path.join(home, '.cache'), 'ms-playwright');
}

function inPlaywright(environment: Environment): string[] {
  const folder = playwrightFolder(environment);
  if (!existsSync(folder)) return [];
  const revisions = readdirSync(folder).filter((name) => name.startsWith('chromium'));
  const newestFirst = revisions.toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true})).toReversed();
  return playwrightFiles.flatMap((file) => newestFirst.map((name) => path.join(folder, name, file))).filter(isFile);
}

/** True if the program starts. A browser without its libraries does not. */
function starts(file: string, flag = '--version'): boolean {
  if (process.platform === 'win32') return true; // On Windows, `--version` opens a window.
  const {status} = spawnSync(file, [flag], {timeout: 120_000, stdio: 'ignore'});
  return status === 0;
}

/** The folder for programs that `npm test` downloads. */
export const FETCHED = path.resolve(__dirname, '../../node_modules/.cache/kubectl');

/** The folder for Bun, which has one package per platform. */
const BUN = path.join(FETCHED, '../bun');
const BUN_PACKAGE = `bun-${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;

const FETCH = ['node', '--import', 'tsx', path.join(__dirname, 'fetch-tools.ts')];

/** The first minor version of kubectl 1 that supports all commands in the docs. */
const KUBECTL_MINOR = 31;

/** The major and minor version that a program prints. */
function versionOf(file: string, ...args: readonly string[]): readonly number[] {
  const {stdout} = spawnSync(file, args, {timeout: 120_000, encoding: 'utf8'});
  return (/v(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
}

/** A program that the tests need: how to find and install it. */
export interface Wanted {
  readonly title: string;
  /** Environment variable for its path. */
  readonly variable: string;
  /** Its names on PATH, in order of preference. */
  readonly names: readonly string[];
  /** Paths outside PATH. */
  readonly places?: (environment: Environment) => readonly string[];
  /** Whether this file is a working program. */
  readonly works: (file: string) => boolean;
  /** Another program that must be on PATH. */
  readonly beside?: string;
  /** The package name in all package managers except Debian's. */
  readonly package: string;
  /** An empty list if Debian has no package. */
  readonly debianPackages?: readonly string[];
  /** Whether Homebrew installs it as an application. */
  readonly isCask?: boolean;
  /** The only platform that supports it. */
  readonly platform?: NodeJS.Platform;
  /** Command for machines without a supported package manager. */
  readonly download?: readonly string[];
}

export const programs = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    // Headless browsers come first, because they open a page three times faster.
    names: [
      'chromium-headless-shell',
      'chrome-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      'microsoft-edge',
    ],
    places: (environment) => [...applications, ...inPlaywright(environment)],
    works: starts,
    package: 'chromium',
    debianPackages: ['chromium-headless-shell'],
    isCask: true,
    download: ['npx', 'playwright', 'install', 'chromium'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    works: starts,
    package: 'firefox',
    debianPackages: ['firefox-esr'],
    isCask: true,
  },
  nginx: {
    title: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Only root has this folder on PATH.
    places: () => ['/usr/sbin/nginx'],
    works: (file) => starts(file, '-v'),
    package: 'nginx',
  },
  webkit: {
    title: 'WebKitGTK with its driver and a virtual display',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    works: (file) => starts(file, '--help'),
    beside: 'Xvfb',
    package: 'webkit2gtk-driver',
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    platform: 'linux',
  },
  kubectl: {
    title: `kubectl 1.${KUBECTL_MINOR} or newer`,
    variable: 'KUBECTL_PATH',
    names: ['kubectl'],
    places: () => [path.join(FETCHED, 'kubectl')],
    works: (file) => (versionOf(file, 'version', '--client')[1] ?? 0) >= KUBECTL_MINOR,
    package: 'kubectl',
    debianPackages: ['kubernetes-client'],
    download: FETCH,
  },
  helm: {
    title: 'Helm 3 or newer',
    variable: 'HELM_PATH',
    names: ['helm'],
    places: () => [path.join(FETCHED, 'helm')],
    works: (file) => (versionOf(file, 'version', '--short')[0] ?? 0) >= 3,
    package: 'helm',
    debianPackages: [],
    download: FETCH,
  },
  bun: {
    title: 'Bun',
    variable: 'BUN_PATH',
    names: ['bun'],
    places: () => [path.join(BUN, 'node_modules/@oven', BUN_PACKAGE, 'bin/bun')],
    works: starts,
    package: 'bun',
    debianPackages: [],
    download: ['npm', 'install', '--no-save', '--ignore-scripts', '--prefix', BUN, `@oven/${BUN_PACKAGE}@1.4.5`],
  },
} satisfies Record<string, Wanted>;

/** Whether this platform supports the program. */
export function isForHere(name: keyof typeof programs): boolean {
  const {platform = process.platform}: Wanted = programs[name];
  return platform === process.platform;
}

function sourceOf(file: string, environment: Environment): string {
  if (file.startsWith(playwrightFolder(environment))) return 'the cache of Playwright';
  return [FETCHED, BUN].some((folder) => file.startsWith(folder)) ? 'npm' : 'the system';
}

/**
 * Finds a program: at the path in its variable, on PATH, or at its other paths.
 *
 * @throws Error if the variable is set but its program does not work
 */
export function locate(name: keyof typeof programs, environment: Environment = process.env): Program | undefined {
  const {variable, names, places, works, beside}: Wanted = programs[name];
  const wanted = environment[variable];
  if (wanted) {
    if (isFile(wanted) && works(wanted)) return {path: wanted, source: variable};
    throw new Error(`${variable} is ${wanted}, which cannot be started. Correct it or unset it.`);
  }
  if (beside !== undefined && onPath(environment, [beside]).length === 0) return undefined;
  const files = [...onPath(environment, names), ...(places?.(environment) ?? []).filter(isFile)];
  const file = files.find((one) => works(one));
  return file === undefined ? undefined : {path: file, source: sourceOf(file, environment)};
}
