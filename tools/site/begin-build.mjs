/** Prepares a build in a folder: one build at a time, a bundler cache that is whole and small, and a warning if the build hangs. */
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** Maximum size of the bundler's cache in bytes. One build stores about 140 MB. */
const CACHE_LIMIT = 500e6;

/** Seconds without work after which a build counts as hanging. */
const PATIENCE = 120;

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Without permission for the signal, the process exists.
    return error.code === 'EPERM';
  }
}

/**
 * Creates the lock file, which contains the id of this process. Exits if the process in an existing lock file is running.
 *
 * @param {string} lock
 * @returns {boolean} whether the last build was interrupted, so that its lock file still existed
 */
function takeLock(lock) {
  mkdirSync(path.dirname(lock), {recursive: true});
  for (let wasInterrupted = false; ; wasInterrupted = true) {
    try {
      writeFileSync(lock, String(process.pid), {flag: 'wx'});
      return wasInterrupted;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(readIfThere(lock));
    if (owner > 0 && isRunning(owner)) {
      console.error(
        `A build is already running in this folder (process ${owner}). Wait until it ends, or build in another checkout.\n` +
          `If process ${owner} is not a build, delete ${lock}.`,
      );
      process.exit(1);
    }
    rmSync(lock, {force: true});
  }
}

/** @param {string} folder */
function sizeOf(folder) {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return files.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/**
 * Starts a build in a project.
 *
 * @param {string} root
 */
export function beginBuild(root, {patience = PATIENCE} = {}) {
  const caches = path.join(root, 'node_modules/.cache');
  const [lock, cache] = [path.join(caches, 'build.lock'), path.join(caches, 'rspack')];
  const wasInterrupted = takeLock(lock);

  // Docusaurus exits with 0 after a signal. The lock file stays, because the cache might be incomplete.
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      interrupted = true;
      process.exit(128 + constants.signals[signal]);
    });
  process.on('exit', () => interrupted || rmSync(lock, {force: true}));

  mkdirSync(cache, {recursive: true});
  const isLarge = sizeOf(cache) > CACHE_LIMIT;
  if (wasInterrupted || isLarge) {
    rmSync(cache, {recursive: true});
    const reason = wasInterrupted ? 'the last build was interrupted' : `it was larger than ${CACHE_LIMIT / 1e6} MB`;
    console.log(`Deleted the bundler's cache, because ${reason}. This build takes longer.`);
  }

  const message = `The build has done nothing for ${patience} seconds. Stop it with Ctrl+C, delete ${cache} and ${path.join(root, '.docusaurus')}, and build again.\n`;
  new Worker(new URL('idle-warning.mjs', import.meta.url), {workerData: {message, patience}}).unref();
}
