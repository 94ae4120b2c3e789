/**
 * `node tools/run.mjs NAME …`: runs tools/NAME.ts from a bundle, which starts in a third of the time that its modules take
 * one by one. The bundle is made anew when one of them has changed.
 */
import {readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...rest] = process.argv.slice(2);
const folder = path.join(root, 'node_modules/.cache/tools', name);
const list = path.join(folder, 'inputs.json');

/** Tells one state of a file from the next. */
const stateOf = (file) => {
  const {mtimeMs, size} = statSync(path.resolve(root, file));
  return `${mtimeMs} ${size}`;
};

function isFresh() {
  try {
    const inputs = JSON.parse(readFileSync(list, 'utf8'));
    return Object.entries(inputs).every(([file, state]) => stateOf(file) === state);
  } catch {
    return false;
  }
}

/** Modules keep the folder in which they stand, by which they find files. */
const folders = {
  name: 'folders',
  setup({onLoad, onResolve}) {
    // It finds what it loads by where it stands itself.
    onResolve({filter: /^@docusaurus\/utils$/}, () => ({external: true}));
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      const text = readFileSync(file, 'utf8');
      if (file.includes('node_modules') || !text.includes('__dirname')) return undefined;
      return {loader: 'ts', contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${text}`};
    });
  },
};

async function bundle() {
  const {build} = await import('esbuild');
  const {metafile} = await build({
    entryPoints: {main: path.join(root, 'tools', `${name}.ts`)},
    absWorkingDir: root,
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    metafile: true,
    plugins: [folders],
    banner: {js: "import {createRequire as requireOf} from 'node:module';const require=requireOf(import.meta.url);"},
  });
  // Also this file says what the bundle is.
  const inputs = ['tools/run.mjs', ...Object.keys(metafile.inputs)];
  writeFileSync(list, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stateOf(file)]))));
}

try {
  if (!isFresh()) {
    rmSync(folder, {recursive: true, force: true});
    await bundle();
  }
  module.enableCompileCache?.();
  process.argv = [process.argv[0], path.join(root, 'tools', `${name}.ts`), ...rest];
  const tool = await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
  await tool.default;
} catch (error) {
  // A slip in a file of the catalog is told like any other mistake. Nothing could be judged, which the exit code says.
  for (const {text, location} of error.errors ?? [])
    console.error(
      `${location?.file}:${location?.line}: syntax: ${text} — correct this line or the one before it; a comma, quote, bracket or blank is often missing`,
    );
  if (!error.errors) throw error;
  process.exitCode = 2;
}
