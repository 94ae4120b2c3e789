/**
 * `npm start [options of docusaurus start]`: the development server, and `npm run check -- --watch` for saved pages.
 * `npm run build [options of docusaurus build]`: the production build.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const run = (...command) => spawn(process.execPath, command, {stdio: 'inherit'});

const [command, ...options] = process.argv.slice(2);
const check =
  command === 'start' ? run('--import', 'tsx', path.join(import.meta.dirname, 'check.ts'), '--watch') : undefined;
const site = run(docusaurus, command, ...options);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => {
  check?.kill();
  process.exitCode = code ?? 1;
});
