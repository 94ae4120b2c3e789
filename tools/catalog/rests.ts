import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Claim, Places} from '../check/evidence/claims';
import type {Folder} from './folder';
import {produces, quotesOn, textsOf} from '../check/evidence/messages';
import type {Written} from './places';

/** A section or a known defect that rests on changed code. */
export interface Shaken {
  readonly claim: Claim;
  /** `changed`, `gone` for a place that no longer exists, or `fixed` for a literal that no longer exists. */
  readonly how: 'changed' | 'gone' | 'fixed';
}

/** Claims whose place or literal differs between two releases. */
export function shaken(claims: readonly Claim[], before: Folder, after: Folder): readonly Shaken[] {
  const [old, now] = [new Places(before), new Places(after)];
  return claims.flatMap((claim): readonly Shaken[] => {
    const [was, is] = [old.digest(claim.place), now.digest(claim.place)];
    if (was === undefined) return [];
    if (is === undefined) return [{claim, how: 'gone'}];
    if (claim.literal !== undefined && old.has(claim.place, claim.literal) && !now.has(claim.place, claim.literal))
      return [{claim, how: 'fixed'}];
    return was === is ? [] : [{claim, how: 'changed'}];
  });
}

/** A quoted message that the old release produced and the new one does not. */
export interface Vanished {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const uniqueTexts = (folder: Folder): readonly string[] => [...new Set(textsOf(folder).map(([, text]) => text))];

export function vanished(pages: readonly Written[], before: Folder, after: Folder): readonly Vanished[] {
  const now = uniqueTexts(after);
  const known = new Set(now);
  const lost = uniqueTexts(before).filter((text) => !known.has(text));
  return pages.flatMap(({file, source}) =>
    quotesOn(source, true).flatMap(({line, text}) =>
      lost.some((one) => produces(one, text)) && !now.some((one) => produces(one, text)) ? [{file, line, text}] : [],
    ),
  );
}

const LINES = 8;

/** The changed lines of a file of the product. Values are listed with the facts. */
export function changedLines(before: string, after: string, place: string): readonly string[] {
  const [file = '', symbol] = place.split('#');
  if (symbol !== undefined && /\/values\.ya?ml$/.test(file)) return [];
  const words = ['diff', '--no-index', '-U0', '-w', path.join(before, file), path.join(after, file)];
  const {stdout} = spawnSync('git', words, {encoding: 'utf8'});
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line) && line.trim().length > 1);
  return lines.length > LINES ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more lines`] : lines;
}
