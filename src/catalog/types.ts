/**
 * The facts of the site as data. One file per thing below this folder; every page, table, test and search tag reads from
 * there. What an entry holds is said by its schema in `src/catalog-schema`.
 */
export type * from '../catalog-schema';
export type {CustomResource, JsonSchema, PrinterColumn} from './crds/types';
