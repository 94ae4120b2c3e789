import type {FindingPart} from '../../../src/catalog';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {Product} from '../checkout';
import type {Difference} from '../difference';
import {compareCharts} from './charts';
import {compareCrds} from './crds';
import {compareFindings} from './findings';
import {comparePresence, pairsOf} from './pairs';
import {compareScanners} from './scanners';
import {compareScbctl} from './scbctl';
import {compareValues, defaultsInWords} from './values';

/** `inWords` lists defaults that only a person can compare. */
export interface Comparison {
  readonly differences: readonly Difference[];
  readonly inWords: readonly string[];
}

const RELEASE_FILE = 'src/catalog/product.ts';

function compareRelease(catalog: Catalog, {release}: Product): readonly Difference[] {
  if (release === undefined || release === catalog.release) return [];
  return [
    {
      about: 'product',
      what: 'release',
      site: catalog.release,
      product: release,
      source: 'tag of the checkout',
      edit: {file: RELEASE_FILE, entry: 'PRODUCT_RELEASE', steps: [], value: release},
      todo: 'correct each line that means the current release, not an earlier one',
      shown: {words: [catalog.release]},
    },
  ];
}

/**
 * Compares the catalog with a checkout of the product.
 *
 * @param conditions the match conditions of each cascading rule, by name
 */
export function compare(
  catalog: Catalog,
  conditions: Readonly<Record<string, readonly FindingPart[]>>,
  product: Product,
): Comparison {
  const pairs = pairsOf(catalog, product.charts);
  const differences = [
    ...compareRelease(catalog, product),
    ...comparePresence(catalog, product.charts),
    ...compareCharts(catalog, pairs),
    ...compareValues(catalog, pairs),
    ...compareScanners(pairs, conditions),
    ...compareFindings(catalog, product),
    ...compareCrds(catalog, product),
    ...compareScbctl(catalog, product),
  ];
  return {differences, inWords: defaultsInWords(catalog, pairs)};
}
