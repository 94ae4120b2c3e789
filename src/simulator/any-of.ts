import type {Data} from './data';
import {LIMITS} from './limits';
import {mismatch, reasonOf, type TextComparison} from './match';

/** What became of the entries of `anyOf`: the number of the first that matches, and why the ones before do not. */
export interface AnyOfVerdict {
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
