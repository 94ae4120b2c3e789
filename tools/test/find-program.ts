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

/** Without a window first: opening a page there takes a third of the time that it takes in a browser with one. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const fixedPlaces = [
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
  const {status} = spawnSync(file, [flag], {timeout: 20_000, stdio: 'ignore'});
  return status === 0;
}

/**
 * Looks for a Chromium that starts: `CHROME_PATH`, then one of the system, then Playwright's own.
 *
 * @throws Error when `CHROME_PATH` is set but names no browser that starts
 */
export function locateBrowser(environment: Environment = process.env): Program | undefined {
  const wanted = environment.CHROME_PATH;
  if (wanted) {
    if (isFile(wanted) && starts(wanted)) return {path: wanted, source: 'CHROME_PATH'};
    throw new Error(`CHROME_PATH is ${wanted}, which cannot be started. Correct it or unset it.`);
  }
  const places: readonly (readonly [source: string, files: readonly string[]])[] = [
    ['the system', [...onPath(environment, names), ...fixedPlaces.filter(isFile)]],
    ['the cache of Playwright', inPlaywright(environment)],
  ];
  for (const [source, files] of places) {
    const found = files.find((file) => starts(file));
    if (found) return {path: found, source};
  }
  return undefined;
}

/** Where `npm test` keeps programs that it has fetched itself. */
export const FETCHED = path.resolve(__dirname, '../../node_modules/.cache/kubectl');

/** What the first place that works has: the one of a variable, those of the system, further ones. */
function firstOf(
  variable: string,
  environment: Environment,
  programs: readonly string[],
  works: (file: string) => boolean,
  ...others: readonly string[]
): Program | undefined {
  const own = environment[variable] ?? '';
  const found = [own, ...onPath(environment, programs), ...others].find((file) => isFile(file) && works(file));
  if (found === undefined) return undefined;
  const source = found.startsWith(FETCHED) ? 'npm' : 'the system';
  return {path: found, source: found === own ? variable : source};
}

/** Looks for an nginx that starts: `NGINX_PATH`, then one of the system, also where only root looks for programs. */
export const locateNginx = (environment: Environment = process.env): Program | undefined =>
  firstOf('NGINX_PATH', environment, ['nginx'], (file) => starts(file, '-v'), '/usr/sbin/nginx');

/** Looks for a Firefox that starts: `FIREFOX_PATH`, then one of the system. */
export const locateFirefox = (environment: Environment = process.env): Program | undefined =>
  firstOf(
    'FIREFOX_PATH',
    environment,
    ['firefox-esr', 'firefox'],
    (file) => starts(file),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

/** Looks for the driver of WebKitGTK that starts, beside a display for it: `WEBKIT_DRIVER_PATH`, then one of the system. */
export const locateWebKit = (environment: Environment = process.env): Program | undefined =>
  onPath(environment, ['Xvfb']).length === 0
    ? undefined
    : firstOf('WEBKIT_DRIVER_PATH', environment, ['WebKitWebDriver'], (file) => starts(file, '--help'));

/** The first minor version of kubectl 1 that knows all that the pages use. */
const KUBECTL_MINOR = 31;

/** The version that a program tells, as its major and minor numbers. */
function versionOf(file: string, ...args: readonly string[]): readonly number[] {
  const {stdout} = spawnSync(file, args, {timeout: 20_000, encoding: 'utf8'});
  return (/v(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
}

/** Looks for a kubectl that is recent enough: `KUBECTL_PATH`, then one of the system, then one fetched before. */
export const locateKubectl = (environment: Environment = process.env): Program | undefined =>
  firstOf(
    'KUBECTL_PATH',
    environment,
    ['kubectl'],
    (file) => (versionOf(file, 'version', '--client')[1] ?? 0) >= KUBECTL_MINOR,
    path.join(FETCHED, 'kubectl'),
  );

/** Looks for a Helm 3 or newer: `HELM_PATH`, then one of the system, then one fetched before. */
export const locateHelm = (environment: Environment = process.env): Program | undefined =>
  firstOf(
    'HELM_PATH',
    environment,
    ['helm'],
    (file) => (versionOf(file, 'version', '--short')[0] ?? 0) >= 3,
    path.join(FETCHED, 'helm'),
  );
