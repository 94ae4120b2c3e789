import type {Page} from './pages';
import {type Flaw, flawAt} from '../../../src/text/flaw';

interface Promise {
  readonly folder: string;
  /** What has to come early. */
  readonly what: string;
  readonly pattern: RegExp;
}

const LINE = 45;

/** Pages of something that nobody can install yet. */
const NOTHING_TO_RUN: ReadonlySet<string> = new Set(['docs/hooks/static-report.md']);

const PROMISES: readonly Promise[] = [
  {
    folder: 'docs/scanners/',
    what: 'the first manifest of a Scan',
    pattern: /^\s*kind: (?:Scan|ScheduledScan)\s*$/,
  },
  {
    folder: 'docs/hooks/',
    what: 'the first manifest or values file',
    pattern: /^\s*```yaml\b/,
  },
];

/** Checks that a page gives its reader something to run before anything else. Lines are those of the source. */
export function firstResultFlaws({file, source}: Page): Flaw[] {
  const promise = PROMISES.find(({folder}) => file.startsWith(folder) && !/\/index\.mdx?$/.test(file));
  if (!promise || NOTHING_TO_RUN.has(file)) return [];
  const {what, pattern} = promise;
  const line = source.split('\n').findIndex((text) => pattern.test(text)) + 1;
  if (line > 0 && line <= LINE) return [];
  const mend = 'put install, first manifest and what comes back before all else; the rest goes below';
  return line === 0
    ? flawAt(1, `${what} is missing`, mend)
    : flawAt(line, `${what} stands on line ${line}, line ${LINE} is the latest`, mend);
}
