import countBy from 'lodash/countBy';
import type {Finding} from './parser-sdk';

type Counts = Readonly<Record<string, number>>;

/** `status.findings` of a Scan, and what the helper of the integration tests returns. */
export interface Totals {
  readonly count: number;
  readonly categories: Counts;
  readonly severities: Counts;
}

/** Counts findings as the product does: severities in small letters, and what does not occur is missing. */
export function totalsOf(findings: readonly Finding[]): Totals {
  return {
    count: findings.length,
    categories: countBy(findings, ({category}) => String(category)),
    severities: countBy(findings, ({severity}) => String(severity).toLowerCase()),
  };
}

/** What is left in the status after a hook has updated the findings: categories are merged, so old ones keep their number. */
export function mergedTotals(before: Totals, after: Totals): Totals {
  return {...after, categories: {...before.categories, ...after.categories}};
}
