export type Json = Record<string, unknown>;

/** An object before the server stores it. */
export interface Draft {
  kind: string;
  metadata: {
    name?: string;
    namespace?: string;
    generateName?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    finalizers?: string[];
    ownerReferences?: {kind: string; name: string; uid: string}[];
  };
  spec?: Json;
  status?: Json;
  [field: string]: unknown;
}

/** An object of the API. */
export interface KubeObject extends Draft {
  metadata: Draft['metadata'] & {
    name: string;
    uid: string;
    resourceVersion: string;
    creationTimestamp: string;
    generation: number;
  };
}

/** An error response of the API. */
export class StatusError extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
    private readonly about: Json = {},
  ) {
    super(message);
  }

  /** The Status object for the client. */
  get status(): Json {
    const {code, reason, message, about: details} = this;
    return {kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, details, code};
  }
}
