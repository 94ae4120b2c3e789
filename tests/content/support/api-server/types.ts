/** A JSON value of which nothing is known. */
export type Json = Record<string, unknown>;

/** The part of an object that all of them share. */
export interface Metadata {
  name: string;
  namespace?: string;
  generateName?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  finalizers?: string[];
  ownerReferences?: {kind: string; name: string; uid: string}[];
  uid?: string;
  resourceVersion?: string;
  generation?: number;
  creationTimestamp?: string;
}

/** An object of the API. */
export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata: Metadata;
  spec?: Json;
  status?: Json;
  [field: string]: unknown;
}

/** A kind as discovery tells it. */
export interface Resource {
  readonly kind: string;
  /** Empty for the core group. */
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly namespaced: boolean;
}

/** An answer that is an error, as the API says it. */
export class StatusError extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
    private readonly about: Json = {},
  ) {
    super(message);
  }

  /** The object of kind Status that a client gets. */
  get status(): Json {
    const {code, reason, message, about: details} = this;
    return {kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, details, code};
  }
}
