import {inWords, isList, isMap, type Data} from './data';
import {LIMITS} from './limits';

/** How strings are compared: exactly, as in finding-post-processing, or with wildcards, as in cascading-scans. */
type TextComparison = 'exact' | 'wildcard';

/** The first difference between a finding and a pattern. */
export interface Mismatch {
  /** Dotted path inside the finding; empty for the whole finding. */
  readonly path: string;
  /** The value in the pattern. */
  readonly asked: Data | undefined;
  /** The value in the finding. */
  readonly found: Data | undefined;
}

/** A difference in words. */
export function reasonOf({asked, found}: Mismatch): string {
  return `the rule asks for ${inWords(asked)}, the finding has ${inWords(found)}`;
}

/**
 * Deep partial match: every value in the pattern must be in the finding with the same type; other fields are ignored. A list matches if
 * each of its entries matches a different entry of the finding's list.
 *
 * @returns the first difference, or undefined if the finding matches
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
 * Whether a string matches a pattern of a CascadingRule: `*` matches any characters including none and line breaks, a leading `!` negates,
 * everything else is literal. Case-sensitive.
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

/** Each entry of the pattern requires a different entry of the list, in any order. */
function allFound(pattern: readonly Data[], list: readonly Data[], comparison: TextComparison): boolean {
  const taken = new Set<number>();
  return pattern.every((expected) => {
    const at = list.findIndex((value, index) => !taken.has(index) && !mismatch(expected, value, comparison));
    taken.add(at);
    return at !== -1;
  });
}

/** The result for `anyOf`: the number of the first matching entry, and why the entries before it do not match. */
interface AnyOfVerdict {
  /** Counted from 1; undefined if no entry matches. */
  readonly matched: number | undefined;
  /** One sentence per entry that does not match, up to a limit. */
  readonly failures: readonly string[];
}

/** Tries the entries of `anyOf` in order, up to the first match. */
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
