/**
 * What the site knows as data. One file per thing below this folder; every page, table, test and search tag reads from
 * there. What an entry holds is said by its schema in `src/catalog-schema`.
 */

/** The product release that the documentation describes, without a leading `v`. */
export const PRODUCT_RELEASE = '4.16.0';

/** Where every chart of the product is published. Append `/<chart name>`. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm';

export type * from '../catalog-schema';
export type {CustomResource, JsonSchema, PrinterColumn} from './crds/types';
