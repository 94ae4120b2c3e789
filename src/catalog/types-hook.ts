/** Shapes of hooks and demo targets, the things that are installed beside the scanners. */
import type {Chart, ContainerImage} from './types';

/** A Secret that a hook reads. */
export interface HookSecret {
  /** The name that the chart expects when the reader sets none, or an example where the chart has no default. */
  readonly name: string;
  readonly keys: readonly string[];
  /** False when the hook pod cannot start without it. */
  readonly optional: boolean;
  /** Key of the Helm value that holds the name of the Secret. */
  readonly namedBy?: string;
  /** A command that creates it, ready to be adapted. */
  readonly create?: string;
  /** What a reader must know before relying on it. */
  readonly note?: string;
}

/** An annotation of a Scan that a hook reads. */
export interface HookAnnotation {
  readonly name: string;
  readonly meaning: string;
  /** What the hook does without it. */
  readonly default: string;
}

/** An environment variable of the hook container. */
export interface HookVariable {
  readonly name: string;
  /** Where the value comes from: a Helm value, a key of a Secret, the operator, or the reader through `hook.env`. */
  readonly source: string;
  readonly meaning: string;
  readonly default?: string;
}

/** A hook of the product. File: `hooks/<id>.ts`. */
export interface Hook {
  /** Equals the last segment of the page's route. */
  readonly id: string;
  readonly title: string;
  /** One sentence, 50 to 160 characters: what a reader gets from it. */
  readonly summary: string;
  readonly category: 'persistenceProvider' | 'processing' | 'dataProcessing' | 'integration';
  /** Words by which people look for it. Feed the search tags. */
  readonly tags: readonly string[];
  readonly state: 'released' | 'developing';
  /** What the operator may hand to it, and when it changes: `ReadOnly`, `ReadAndWrite`, a rule, or `none`. */
  readonly hookType: string;
  /** Default of `hook.priority`, or `none`. */
  readonly priority: string;
  /** Null for the static report, which has no chart. */
  readonly chart: Chart | null;
  readonly images: readonly ContainerImage[];
  /** Secrets that the hook reads. */
  readonly secrets: readonly HookSecret[];
  /** Annotations of the Scan that change what the hook does. */
  readonly annotations: readonly HookAnnotation[];
  /** Variables of the hook container, without `NAMESPACE` and `SCAN_NAME`, which every hook gets. */
  readonly environment: readonly HookVariable[];
  /** Labels of the ScanCompletionHook object beyond those that every chart sets. */
  readonly labels: Readonly<Record<string, string>>;
  /** Account under which the hook job runs; null when nothing runs. */
  readonly serviceAccount: string | null;
  /** Routes of related pages. */
  readonly related: readonly string[];
}

/** An intentionally vulnerable application to scan. File: `demo-targets/<id>.ts`. */
export interface DemoTarget {
  /** Equals the name of its chart. */
  readonly id: string;
  readonly title: string;
  /** One sentence, 50 to 160 characters: what a reader can try on it. */
  readonly summary: string;
  readonly chart: Chart;
  readonly image: ContainerImage;
  /** Port of the Service. */
  readonly port: number;
  /** Port on which the container listens, when it differs from `port`. */
  readonly containerPort?: number;
  /** Address inside the cluster when installed as on this site (namespace `demo-targets`). */
  readonly address: string;
  readonly kind: string;
  readonly vulnerableTo: string;
  /** Account that the image comes with. */
  readonly login?: {readonly user: string; readonly password: string};
  /** Ids of scanners whose examples use it. */
  readonly usedBy: readonly string[];
  /** Words by which people look for it. */
  readonly tags: readonly string[];
}
