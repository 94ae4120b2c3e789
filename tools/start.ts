/**
 * `npm start [options of docusaurus start]`: the development server. It follows pages by itself; what pages are made from
 * besides is loaded once, so a change there starts it anew, as soon as that can be read.
 */
import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {keepRunning} from './start/keep-running';
import {MADE_FROM} from '../src/markdown/expand/made-from';

const root = path.resolve(__dirname, '..');
const options = process.argv.slice(2);

keepRunning({
  // The page that is open comes back by itself; a second tab would be in the way.
  command: (again) => [
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    ...options,
    ...(again ? ['--no-open'] : []),
  ],
  folders: MADE_FROM.map((folder) => path.join(root, folder)),
  canStart() {
    const check = [path.join(root, 'tools/run.mjs'), 'check'];
    if (spawnSync(process.execPath, [...check, '--form'], {stdio: 'inherit'}).status === 2) return false;
    // What else is wrong is told while the server starts.
    spawn(process.execPath, [...check, 'src/catalog'], {stdio: 'inherit'});
    return true;
  },
  print: (line) => console.log(line),
});
