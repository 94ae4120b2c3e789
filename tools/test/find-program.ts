import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program that starts, and where it was found. */
export interface Program {
  readonly path: string;
  readonly source: string;
}

/** Variables that name places. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where browsers are installed outside of PATH. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** File names of Chromium inside one of Playwright's `chromium…-<revision>` folders. */
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

/** True when the file is a program that can be started here; a browser without its libraries is not. */
function starts(file: string, flag = '--version'): boolean {
  if (process.platform === 'win32') return true; // `--version` opens a window there.
  const {status} = spawnSync(file, [flag], {timeout: 120_000, stdio: 'ignore'});
  return status === 0;
}

/** Where `npm test` keeps programs that it has fetched itself. */
export const FETCHED = path.resolve(__dirname, '../../node_modules/.cache/kubectl');

/** Where `npm test` keeps Bun, which has one package per system. */
const BUN = path.join(FETCHED, '../bun');
const BUN_PACKAGE = `bun-${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;

const FETCH = ['node', '--import', 'tsx', path.join(__dirname, 'fetch-tools.ts')];

/** The first minor version of kubectl 1 that supports all commands of the pages. */
const KUBECTL_MINOR = 31;

/** The major and minor version of a program. */
function versionOf(file: string, ...args: readonly string[]): readonly number[] {
  const {stdout} = spawnSync(file, args, {timeout: 120_000, encoding: 'utf8'});
  return (/v(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
}

/** A program that the tests need: where to find it, and how to install it. */
export interface Wanted {
  readonly title: string;
  /** Environment variable with its path. */
  readonly variable: string;
  /** Its names on PATH, in order of preference. */
  readonly names: readonly string[];
  /** Other paths. */
  readonly places?: (environment: Environment) => readonly string[];
  /** Whether a file with this name works. */
  readonly works: (file: string) => boolean;
  /** Another program that it requires. */
  readonly beside?: string;
  /** Its package, which has the same name for all package managers except Debian's. */
  readonly package: string;
  /** Empty if Debian has no package. */
  readonly debianPackages?: readonly string[];
  /** Homebrew installs it as an application. */
  readonly isCask?: boolean;
  /** The only system that has it. */
  readonly platform?: NodeJS.Platform;
  /** Command for machines without a package manager. */
  readonly download?: readonly string[];
}

export const programs = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    // Headless browsers come first, because they open a page three times as fast.
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
    // This folder is only on root's PATH.
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

/** Whether this system has such a program. */
export function isForHere(name: keyof typeof programs): boolean {
  const {platform = process.platform}: Wanted = programs[name];
  return platform === process.platform;
}

function sourceOf(file: string, environment: Environment): string {
  if (file.startsWith(playwrightFolder(environment))) return 'the cache of Playwright';
  return [FETCHED, BUN].some((folder) => file.startsWith(folder)) ? 'npm' : 'the system';
}

/**
 * Looks for a program: first at the path in its variable, then on PATH, then at other paths.
 *
 * @throws Error when the variable is set, but its program does not work
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
