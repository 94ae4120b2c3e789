import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Mechanical changes of a release. File: `changes/<release>.json`, which `npm run catalog -- update` writes. */
export interface ReleaseChanges {
  /** The release before. */
  readonly from: string;
  /** What it no longer has, as phrases in Markdown. */
  readonly breaks: readonly string[];
  readonly adds: readonly string[];
  /** New versions of tools and demo targets by chart. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Releases with a list of changes. */
export const releases: readonly string[] = readdirSync(__dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

export const releaseChanges = (release: string): ReleaseChanges =>
  JSON.parse(readFileSync(path.join(__dirname, `${release}.json`), 'utf8')) as ReleaseChanges;
