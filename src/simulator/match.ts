import {inWords, isList, isMap, type Data} from './data';
import {LIMITS} from './limits';

/** How texts are compared: exactly, as finding-post-processing does, or with wildcards, as cascading-scans does. */
type TextComparison = 'exact' | 'wildcard';

/** The first place at which a finding differs from what a rule asks for. */
export interface Mismatch {
  /** Dotted path inside the finding; empty for the finding as a whole. */
  readonly path: string;
  /** What the rule asks for there. */
  readonly asked: Data | undefined;
  /** What the finding has there. */
  readonly found: Data | undefined;
}

/** A difference in words. */
export function reasonOf({asked, found}: Mismatch): string {
  return `the rule asks for ${inWords(asked)}, the finding has ${inWords(found)}`;
}

/**
 * Deep partial match: every value that the pattern gives must be in the finding, with the same value and type; further
 * fields do not matter. A list of the pattern matches when each of its entries is somewhere in the list of the finding.
 *
 * @returns the first difference; nothing when the finding matches
 */
export function mismatch(
  pattern: Data | undefined,
  value: Data | undefined,
  comparison: TextComparison,
  path = '',
): Mismatch | undefined {
  if (isMap(pattern)) {
    if (!isMap(value)) return {path, asked: pattern, found: value};
    for (const [key, expected] of Object.entries(pattern)) {
      const found = Object.hasOwn(value, key) ? value[key] : undefined;
      const inner = mismatch(expected, found, comparison, path === '' ? key : `${path}.${key}`);
      if (inner) return inner;
    }
    return undefined;
  }
  if (isList(pattern)) {
    return isList(value) && allFound(pattern, value, comparison) ? undefined : {path, asked: pattern, found: value};
  }
  return sameScalar(pattern, value, comparison) ? undefined : {path, asked: pattern, found: value};
}

/**
 * Whether a text fits a pattern of a CascadingRule: `*` stands for any characters, also none and line breaks, a leading
 * `!` negates, everything else stands for itself. Upper and lower case count.
 */
export function fitsWildcard(text: string, pattern: string): boolean {
  if (pattern.startsWith('!')) return !fits(text, pattern.slice(1));
  return fits(text, pattern);
}

function fits(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === pattern;
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return false;
  const limit = text.length - end.length;
  let from = start.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at === -1 || at + part.length > limit) return false;
    from = at + part.length;
  }
  return true;
}

function sameScalar(pattern: Data | undefined, value: Data | undefined, comparison: TextComparison): boolean {
  // Object.is would distinguish 0 from -0.
  if (pattern === value || (Number.isNaN(pattern) && Number.isNaN(value))) return true;
  return (
    comparison === 'wildcard' &&
    typeof pattern === 'string' &&
    typeof value === 'string' &&
    fitsWildcard(value, pattern)
  );
}

/** Each entry of the pattern needs an entry of its own, in any order. */
function allFound(pattern: readonly Data[], list: readonly Data[], comparison: TextComparison): boolean {
  const taken = new Set<number>();
  return pattern.every((expected) => {
    const at = list.findIndex((value, index) => !taken.has(index) && !mismatch(expected, value, comparison));
    taken.add(at);
    return at !== -1;
  });
}

/** What became of the entries of `anyOf`: the number of the first that matches, and why the ones before do not. */
interface AnyOfVerdict {
  /** Counted from 1; nothing when no entry matches. */
  readonly matched: number | undefined;
  /** One sentence for each entry that was tried in vain, as far as anybody reads them. */
  readonly failures: readonly string[];
}

/** Tries the entries of `anyOf` in turn; the first that matches is enough. */
export function judgeAnyOf(anyOf: readonly Data[], finding: Data, comparison: TextComparison): AnyOfVerdict {
  const failures: string[] = [];
  for (const [index, entry] of anyOf.entries()) {
    const difference = mismatch(entry, finding, comparison);
    if (!difference) return {matched: index + 1, failures};
    if (failures.length >= LIMITS.details) continue;
    const place = difference.path === '' ? '' : ` at ${difference.path}`;
    failures.push(`Entry ${index + 1} of anyOf fails${place}: ${reasonOf(difference)}.`);
  }
  return {matched: undefined, failures};
}
