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
export interface CustomResource {
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly singular: string;
  /** Short names for kubectl. The product defines none. */
  readonly shortNames: readonly string[];
  readonly scope: string;
  /** Whether `status` is a subresource, which updates of the object do not change. */
  readonly statusSubresource: boolean;
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
