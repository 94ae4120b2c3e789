import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {copyOf} from './support/project';

test('the watching check says that a saved catalog entry needs a restart, and then checks pages with it', async () => {
  const folder = copyOf();
  const entry = 'src/catalog/scanners/nmap.yaml';
  const page = 'docs/scanners/nmap.md';
  const check = spawn(process.execPath, ['--import', 'tsx', 'tools/check.ts', '--watch'], {cwd: folder});
  check.stdout.setEncoding('utf8');
  const lines: string[] = [];
  const saves = [entry, page];
  for await (const chunk of check.stdout as AsyncIterable<string>) {
    lines.push(...chunk.trim().split('\n'));
    const next = lines.at(-1)!.startsWith('watching') ? saves.shift() : undefined;
    if (next !== undefined) appendFileSync(path.join(folder, next), '\n');
    if (lines.some((line) => line === `checking ${page}`) && lines.at(-1)!.endsWith('Ctrl+C ends')) check.kill();
  }
  const printed = lines.filter((line) => !line.startsWith('watching'));
  assert.deepEqual(printed, [
    `checking ${entry}`,
    '0 problems; Ctrl+C ends',
    `${entry} was saved: the site shows it after a restart of npm start`,
    `checking ${page}`,
    '0 problems; Ctrl+C ends',
  ]);
});
