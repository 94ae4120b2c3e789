import type {ProductCrd} from '../facts';

/** Facts about custom resource definitions that their JSON Schemas do not contain. */

/** A JSON Schema document (dialect 2020-12). */
export type JsonSchema = {readonly [keyword: string]: unknown};

/** A column of `kubectl get`. */
export interface PrinterColumn {
  readonly name: string;
  /** Path in the object, or `label` and the name of a label. */
  readonly source: string;
  /** Whether only `-o wide` shows it. */
  readonly wide: boolean;
}

/** A custom resource definition: words from `crds/kinds.yaml`, facts from `product/crds`. */
export interface CustomResource extends Omit<ProductCrd, 'columns' | 'schema'> {
  /** One sentence: what an object of this kind represents. */
  readonly purpose: string;
  /** Description of the kind in its schema. */
  readonly description: string;
  /** Columns of `kubectl get`, without NAME. */
  readonly columns: readonly PrinterColumn[];
  /** File name of its JSON Schema under `/schemas`. */
  readonly schema: string;
  /** Route of its page. */
  readonly page: string;
}
