import {spawnSync} from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {sha256} from '../../src/lib/digest';
import {filesBelow} from '../../src/lib/files';
import {projectDir} from './site';

/** Creates a folder for copies of the project: on the same disk, so that files can be hard-linked, and ignored by git and tools. */
export function workshop(name: string): string {
  const folder = path.join(projectDir, '.cache', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Folders that a source tarball does not contain, except `node_modules`. */
const notSource = new Set(['.git', '.docusaurus', '.cache', 'build', 'test-results']);

/** Copies a folder with hard links, which takes only seconds even for `node_modules`. */
export function linkTree(from: string, to: string, leave: ReadonlySet<string>): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from)) {
    if (leave.has(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const entry = lstatSync(source);
    if (entry.isDirectory()) linkTree(source, target, new Set(['.cache']));
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
  }
}

/** Copies the project without history, builds and caches, like a tarball after `npm ci`. */
export const copyProject = (to: string): void => linkTree(projectDir, to, notSource);

/** Adds the git history, if there is one, to a copy of the project, because the dates of pages come from it. */
export function copyHistory(to: string): void {
  const clone = `${to}.git`;
  const {status} = spawnSync('git', ['clone', '--quiet', '--shared', '--bare', projectDir, clone], {encoding: 'utf8'});
  if (status !== 0) return;
  spawnSync('git', ['-C', clone, 'config', 'core.bare', 'false']);
  renameSync(clone, path.join(to, '.git'));
}

/** The CLI of Docusaurus, relative to a folder with packages. */
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Runs `docusaurus build` in a folder, without git history from parent folders. Its output has no colors. */
export function buildIn(folder: string, ...args: readonly string[]): {succeeded: boolean; output: string} {
  // A copy with its own packages must use its own CLI, because the path of a module is part of its id.
  const program =
    [folder, projectDir].map((root) => path.join(root, DOCUSAURUS)).find((file) => existsSync(file)) ?? DOCUSAURUS;
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, 'build', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      GIT_CEILING_DIRECTORIES: path.dirname(folder),
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return {succeeded: status === 0, output: `${stdout}${stderr}`};
}

/** The digest of each file in a folder, by path. */
export const digests = (folder: string): Map<string, string> =>
  new Map(filesBelow(folder).map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
