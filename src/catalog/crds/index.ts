/** The kinds of the operator chart: words from `kinds.yaml`, facts from `product/crds`. */
import {factsIn, type ProductCrd} from '../facts';
import {read} from '../read';
import {kinds as schema} from '../schema/json-schema';

/** A JSON Schema document (dialect 2020-12). */
export type JsonSchema = {readonly [keyword: string]: unknown};

/** A custom resource definition without its schema. */
export interface CustomResource extends Omit<ProductCrd, 'schema'> {
  /** One sentence: what an object of this kind represents. */
  readonly purpose: string;
  /** Description of the kind in its schema. */
  readonly description: string;
  /** File name of its JSON Schema under `/schemas`. */
  readonly schema: string;
  /** Route of its page. */
  readonly page: string;
}

/** Kebab case for file names and routes: `scan-type` for `ScanType`. */
const dashed = (kind: string): string => kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** All kinds, in the order of the reference. A cluster-scoped kind is documented on the page of its namespaced kind. */
export const customResources: readonly CustomResource[] = Object.entries(read('crds/kinds', schema)).map(
  ([kind, words]) => {
    const facts = factsIn(`crds/${kind}`) as ProductCrd | undefined;
    if (!facts) throw new Error(`src/catalog/product has no kind "${kind}" — correct src/catalog/crds/kinds.yaml`);
    const {schema: _, ...rest} = facts;
    return {
      ...rest,
      ...words,
      schema: `${dashed(kind)}.schema.json`,
      page: `/docs/api/crds/${dashed(kind.replace(/^Cluster/, ''))}`,
    };
  },
);
