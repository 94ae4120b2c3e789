/** Facts about a custom resource definition in addition to its JSON Schema. */

/** A JSON Schema document (dialect 2020-12). */
export type JsonSchema = {readonly [keyword: string]: unknown};

/** A column of `kubectl get`. */
export interface PrinterColumn {
  readonly name: string;
  /** Path in the object, or the label from which the column is filled. */
  readonly source: string;
  /** True when only `-o wide` shows it. */
  readonly wide: boolean;
}

/** A custom resource definition. The part of the schema that differs between kinds is next to it. File: `crds/index.ts`. */
export interface CustomResource {
  readonly kind: string;
  readonly group: 'execution.securecodebox.io' | 'cascading.securecodebox.io';
  readonly version: 'v1';
  readonly plural: string;
  readonly singular: string;
  /** Short names for kubectl. The product defines none. */
  readonly shortNames: readonly string[];
  readonly scope: 'Namespaced' | 'Cluster';
  /** Whether `status` is a subresource, which ordinary updates cannot change. */
  readonly statusSubresource: boolean;
  /** One sentence: what an object of this kind represents. */
  readonly purpose: string;
  /** Columns of `kubectl get`, without NAME. */
  readonly columns: readonly PrinterColumn[];
  /** File name of its JSON Schema, published under `/schemas`. */
  readonly schema: string;
  /** The page that documents it. */
  readonly page: string;
}
