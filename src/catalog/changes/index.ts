import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PRODUCT_RELEASE} from '../product';

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

/** Releases before the first list of changes. */
const EARLIER = ['5.6.0', '5.5.0', '5.4.0', '5.3.0', '5.2.0', '5.1.0', '5.0.0', '4.16.0'];

/** Releases that commands on the upgrading page can install, newest first. */
export const KNOWN_RELEASES: readonly string[] = [
  PRODUCT_RELEASE,
  ...releases
    .map((release) => releaseChanges(release).from)
    .toSorted((a, b) => b.localeCompare(a, 'en', {numeric: true})),
  ...EARLIER,
];
