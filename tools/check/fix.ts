import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fix, Problem} from '../../src/text/flaw';
import {checkSite} from './index';
import {Site} from './site';
import {literal} from '../../src/text/literal';

/** What is not prose: code, addresses of links, ids. */
const KEPT = /`+[^`]*`+|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>/g;

/** A line with a mend made; undefined where the text does not stand there as a whole. */
export function fixedLine(line: string, {from, to}: Fix): string | undefined {
  const whole = new RegExp(`(?<![\\w./-])${literal(from)}(?![\\w/-])`, 'g');
  const mend = (text: string): string => text.replaceAll(whole, () => to);
  let mended = '';
  let end = 0;
  // An address is what a link holds; words are what stands around it.
  if (/^(?:https?:|\/)/.test(from)) mended = line.replaceAll(`](${from})`, () => `](${to})`);
  else {
    for (const kept of line.matchAll(KEPT)) {
      mended += mend(line.slice(end, kept.index)) + kept[0];
      end = kept.index + kept[0].length;
    }
    mended += mend(line.slice(end));
  }
  return mended === line ? undefined : mended;
}

function fixFile(file: string, problems: readonly Problem[]): Problem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const fixed = problems.filter(({line, fix}) => {
    const mended = fix && fixedLine(lines[line - 1] ?? '', fix);
    if (mended !== undefined) lines[line - 1] = mended;
    return mended !== undefined;
  });
  if (fixed.length > 0) writeFileSync(file, lines.join('\n'));
  return fixed;
}

/** One mend may uncover the next, such as an article before a word in its new spelling. */
const ROUNDS = 3;

/** Makes the mends that need no thought, in the files. */
export async function fixPages(root: string, files: readonly string[]): Promise<Problem[]> {
  const all: Problem[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const {problems} = await checkSite(new Site(root), files);
    const fixed = files.flatMap((file) =>
      fixFile(
        path.join(root, file),
        problems.filter((problem) => problem.file === file && problem.fix),
      ),
    );
    if (fixed.length === 0) break;
    all.push(...fixed);
  }
  return all;
}
