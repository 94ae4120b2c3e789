/**
 * `npm run check`: bundles tools/check.ts into one file and runs it, because loading a thousand modules takes longer than
 * checking a page. The bundle is reused until one of its sources or the lockfile changes.
 */
import {readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import module, {createRequire} from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'node_modules/.cache/check');
const bundle = path.join(folder, 'check.cjs');
const sourceList = path.join(folder, 'sources.json');

/** Packages that load files of their own, or that few pages need. */
const EXTERNAL = ['@secretlint/*', 'kubernetes-models', '@kubernetes-models/*', '@viz-js/viz', '@cspell/*', 'fsevents'];

const changedAt = (file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs;

function isFresh() {
  const builtAt = changedAt(sourceList);
  if (builtAt === undefined || changedAt(bundle) === undefined) return false;
  const sources = JSON.parse(readFileSync(sourceList, 'utf8'));
  return sources.every((file) => (changedAt(path.join(root, file)) ?? Infinity) <= builtAt);
}

/** Keeps `__dirname` of each source what it was before it became a part of the bundle. */
const keepFolders = {
  name: 'keep-folders',
  setup: ({onLoad}) =>
    onLoad({filter: /\.tsx?$/}, ({path: file}) => {
      if (file.includes('node_modules')) return undefined;
      const own = JSON.stringify(path.relative(folder, path.dirname(file)));
      const contents = readFileSync(file, 'utf8').replaceAll(
        '__dirname',
        `require('node:path').join(__dirname, ${own})`,
      );
      return {contents, loader: file.endsWith('x') ? 'tsx' : 'ts'};
    }),
};

async function bundleCheck() {
  const {build} = await import('esbuild');
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['tools/check.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    minifyWhitespace: true,
    external: EXTERNAL,
    plugins: [keepFolders],
    metafile: true,
    logLevel: 'error',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  // The dictionary might be a new one, too.
  rmSync(path.join(folder, 'english.txt'), {force: true});
  writeFileSync(sourceList, JSON.stringify([...own, 'tools/check.mjs', 'package-lock.json']));
}

if (!isFresh()) await bundleCheck();
// Node 20 has no such cache, which saves a tenth of the time of one page.
module.enableCompileCache?.(folder);
createRequire(bundle)(bundle);
