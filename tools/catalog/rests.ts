import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Claim, Places} from '../check/evidence/claims';
import {produces, type Quote, quotesOn, textsOf} from '../check/evidence/messages';
import type {Folder} from './folder';
import type {Written} from './places';

/** A section or a known defect that rests on changed code, with what happened to its place. */
export interface Shaken {
  readonly claim: Claim;
  readonly how: 'its code changed' | 'the place no longer exists' | `the line is gone, so it may be fixed: ${string}`;
}

/** Claims whose place or literal differs between two releases. */
export function shaken(claims: readonly Claim[], before: Folder, after: Folder): readonly Shaken[] {
  const [old, now] = [new Places(before), new Places(after)];
  return claims.flatMap((claim): readonly Shaken[] => {
    const {place, literal} = claim;
    const [was, is] = [old.digest(place), now.digest(place)];
    if (was === undefined) return [];
    if (is === undefined) return [{claim, how: 'the place no longer exists'}];
    if (literal !== undefined && old.has(place, literal) && !now.has(place, literal))
      return [{claim, how: `the line is gone, so it may be fixed: ${literal}`}];
    return was === is ? [] : [{claim, how: 'its code changed'}];
  });
}

/** Quoted messages that the old release produced and the new one does not. */
export function vanished(
  pages: readonly Written[],
  before: Folder,
  after: Folder,
): readonly (Quote & {readonly file: string})[] {
  const [old, now] = [before, after].map((folder) => new Set(textsOf(folder).map(([, text]) => text)));
  const lost = [...old!].filter((text) => !now!.has(text));
  const isLost = ({text}: Quote) =>
    lost.some((one) => produces(one, text)) && ![...now!].some((one) => produces(one, text));
  return pages.flatMap(({file, source}) =>
    quotesOn(source, true)
      .filter(isLost)
      .map((quote) => ({file, ...quote})),
  );
}

const LINES = 8;

/** The changed lines of a file of the product. Values are listed with the facts. */
export function changedLines(before: string, after: string, place: string): readonly string[] {
  const [file = ''] = place.split('#');
  if (/\/values\.ya?ml#/.test(place)) return [];
  const words = ['diff', '--no-index', '-U0', '-w', path.join(before, file), path.join(after, file)];
  const {stdout} = spawnSync('git', words, {encoding: 'utf8'});
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line) && line.trim().length > 1);
  return lines.length > LINES ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more lines`] : lines;
}
