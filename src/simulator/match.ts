import isMatch from 'lodash/isMatch';
import isMatchWith from 'lodash/isMatchWith';
import {inWords, isMap, type Data, type DataMap} from './data';
import {LIMITS} from './limits';

/** How strings are compared: exactly, as in finding-post-processing, or with wildcards, as in cascading-scans. */
type TextComparison = 'exact' | 'wildcard';

/**
 * Whether a string matches a pattern of a CascadingRule: `*` matches any characters including none and line breaks, a leading `!` negates,
 * everything else is literal. Case-sensitive.
 */
export function fitsWildcard(text: string, pattern: string): boolean {
  return pattern.startsWith('!') ? !fits(text, pattern.slice(1)) : fits(text, pattern);
}

/** The first place of each part suffices. A regular expression would try all places, which takes minutes for long texts. */
function fits(text: string, pattern: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return text === pattern;
  let from = start.length;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return text.startsWith(start) && text.endsWith(end) && from + end.length <= text.length;
}

const wildcards = (text: unknown, pattern: unknown): boolean | undefined =>
  typeof text === 'string' && typeof pattern === 'string' ? fitsWildcard(text, pattern) : undefined;

/** Deep partial match, with the functions that the hooks use. */
function matches(finding: DataMap, pattern: Data, comparison: TextComparison): boolean {
  // An entry that is not a map has no fields to compare.
  const fields = pattern as DataMap;
  return isMatch(finding, fields) || (comparison === 'wildcard' && isMatchWith(finding, fields, wildcards));
}

/** The first difference between a pattern and a value that does not match it, in words. */
function difference(pattern: Data | undefined, value: Data | undefined, comparison: TextComparison, path = ''): string {
  if (isMap(pattern) && isMap(value)) {
    const field = Object.entries(pattern).find(([key, asked]) => !matches(value, {[key]: asked}, comparison));
    if (field) {
      const [key, asked] = field;
      return difference(
        asked,
        Object.hasOwn(value, key) ? value[key] : undefined,
        comparison,
        path === '' ? key : `${path}.${key}`,
      );
    }
  }
  const place = path === '' ? '' : ` at ${path}`;
  return `${place}: the rule asks for ${inWords(pattern)}, the finding has ${inWords(value)}`;
}

/** The result for `anyOf`: the number of the first matching entry, and why the entries before it do not match. */
interface AnyOfVerdict {
  /** Counted from 1; undefined if no entry matches. */
  readonly matched: number | undefined;
  /** One sentence per entry that does not match, up to a limit. */
  readonly failures: readonly string[];
}

/** Tries the entries of `anyOf` in order, up to the first match. */
export function judgeAnyOf(anyOf: readonly Data[], finding: DataMap, comparison: TextComparison): AnyOfVerdict {
  const at = anyOf.findIndex((entry) => matches(finding, entry, comparison));
  const failures = anyOf
    .slice(0, at === -1 ? LIMITS.details : Math.min(at, LIMITS.details))
    .map((entry, index) => `Entry ${index + 1} of anyOf fails${difference(entry, finding, comparison)}.`);
  return {matched: at === -1 ? undefined : at + 1, failures};
}
