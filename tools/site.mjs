/**
 * `npm start [options of docusaurus start]`: the development server, and `npm run check -- --watch` for saved pages.
 * `npm run build [options of docusaurus build]`: the production build.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beginBuild} from './site/begin-build.mjs';

const [command] = process.argv.slice(2);
if (command === 'build') beginBuild(process.cwd());
if (command === 'start') {
  const options = ['--import', 'tsx', path.join(import.meta.dirname, 'check.ts'), '--watch'];
  const check = spawn(process.execPath, options, {stdio: 'inherit'});
  process.on('exit', () => check.kill());
}

// Only `docusaurus write-translations` uses babel.config.js. Other commands would warn that they ignore it.
if (command !== 'write-translations') process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME = 'none';
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
await import(pathToFileURL(docusaurus).href);
