/**
 * The facts of the site as data, with one file per scanner, hook, demo target or chart. Pages, tables, tests and search tags use
 * them. Their schemas are in `src/catalog/schema`.
 */
export type * from './schema';
export type {CustomResource, JsonSchema} from './crds';
