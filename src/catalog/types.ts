/**
 * What the site knows as data. One file per thing below this folder; every page, table, test and
 * search tag reads from there. Facts are those of secureCodeBox release 4.16.0.
 *
 * This folder imports nothing from the rest of the site.
 */

/** The product release that the documentation describes, without a leading `v`. */
export const PRODUCT_RELEASE = '4.16.0';

/** Where every chart of the product is published. Append `/<chart name>`. */
export const CHART_REGISTRY = 'oci://ghcr.io/securecodebox/helm';

/** One Helm value of a chart. */
export interface HelmValue {
  /** Dotted path below `values.yaml`, for example `scanner.image.tag`. */
  readonly key: string;
  /** `string`, `bool`, `int`, `list`, `object` … as Helm users call it. */
  readonly type: string;
  /** The default as it would be written in YAML; `null` is spelled out. */
  readonly default: string;
  /** One plain sentence (Markdown allowed): what setting it changes, and where it has no effect. */
  readonly meaning: string;
}

/** A container image with the tag that the chart uses when the reader sets none. */
export interface ContainerImage {
  readonly role: 'scanner' | 'parser' | 'hook' | 'sidecar' | 'cache' | 'target' | 'job' | 'operator' | 'lurker';
  readonly repository: string;
  /** The effective default tag, or a sentence such as `chart version`. */
  readonly tag: string;
  readonly note?: string;
}

export type Platform = 'linux/amd64' | 'linux/arm64' | 'linux/ppc64le' | 'linux/s390x';

/** A chart published under {@link CHART_REGISTRY}. */
export interface Chart {
  /** Chart name, the last segment of its OCI address. */
  readonly name: string;
  /** Release name used in the examples of the site. */
  readonly release: string;
  /** Values that a reader may set, beyond the shared ones. */
  readonly values: readonly HelmValue[];
  /**
   * Keys of the shared values that this chart does not read or ignores, with the reason.
   * The shared values are in `charts/common-scanner-values.ts` and `charts/common-hook-values.ts`.
   */
  readonly ignores?: readonly {readonly key: string; readonly reason: string}[];
  /** Namespace in which the examples of the site install it; the one of the kubeconfig context when absent. */
  readonly namespace?: string;
  /** Values without which the chart installs and yet does no useful work, with an example. */
  readonly mustSet?: readonly {readonly key: string; readonly example: string; readonly reason: string}[];
  /** Charts that it brings along; their values are set below the name of the subchart. */
  readonly subcharts?: readonly Subchart[];
  /** What a reader must know before installing it, for example why it has no page. */
  readonly note?: string;
}

/** A chart inside a chart. */
export interface Subchart {
  readonly name: string;
  readonly version: string;
  readonly repository: string;
  /** The value that switches it on and off. */
  readonly condition: string;
}

/** What a reader has in hand and wants examined. Groups the overview page. */
export type TargetKind =
  'network' | 'domain' | 'web-application' | 'cms' | 'tls-or-ssh' | 'container-image' | 'source-code' | 'cluster';

export interface ScanTypeEntry {
  readonly name: string;
  /** One sentence: when to choose this scan type. */
  readonly purpose: string;
  /** argv to which `Scan.spec.parameters` is appended. */
  readonly command: readonly string[];
  /** `ScanType.spec.extractResults.type`, which is also the name of the ParseDefinition. */
  readonly resultType: string;
  readonly resultLocation: string;
  /** False for a scan type that is only rendered when a value is set. */
  readonly installedByDefault: boolean;
  /** What a reader has to know before choosing it: values without effect, a service account, an exit code. */
  readonly note?: string;
}

export interface ScannerParameter {
  /** As typed, for example `-p <port|range>`. */
  readonly flag: string;
  readonly meaning: string;
  /** The tool's default where the facts give one. */
  readonly default?: string;
}

export type Severity = 'INFORMATIONAL' | 'LOW' | 'MEDIUM' | 'HIGH';

/** One kind of finding that a parser emits. */
export interface FindingKind {
  readonly category: string;
  /** Name pattern with `<placeholders>`. */
  readonly name: string;
  /** A fixed severity, or the rule by which the parser chooses it. */
  readonly severity: string;
  /** When this finding appears. */
  readonly when: string;
}

export interface FindingAttribute {
  readonly key: string;
  readonly type: string;
  readonly meaning: string;
  /** The categories (or the scan types) whose findings carry it, separated by a comma, when not all do. */
  readonly on?: string;
}

/** How a parser fills a field of the finding format other than `name`, `category`, `severity` and `attributes`. */
export interface FindingField {
  /** Name of the field, for example `location`. */
  readonly key: string;
  readonly meaning: string;
}

/** A CascadingRule shipped with a chart. */
export interface CascadingRuleEntry {
  readonly name: string;
  readonly invasive: 'invasive' | 'non-invasive';
  readonly intensive: 'light' | 'medium' | 'high';
  /** Label `securecodebox.io/type`, on the rules that carry it. */
  readonly type?: 'bruteforce';
  /** One sentence: the finding that the rule waits for. */
  readonly matches: string;
  /** Ids of scanners whose findings can match. */
  readonly triggeredBy: readonly string[];
  readonly startsScanType: string;
  readonly parameters: readonly string[];
  /** What the rule needs besides the finding, or why it may not do what its name says. */
  readonly note?: string;
}

/** A scanner of the product. File: `scanners/<id>.ts`. */
export interface Scanner {
  /** Equals the last segment of the page's route. */
  readonly id: string;
  readonly title: string;
  /** One sentence, 50 to 160 characters: what a reader gets from it. */
  readonly summary: string;
  readonly category:
    'network' | 'web' | 'cms' | 'container' | 'repository' | 'kubernetes' | 'tls' | 'ssh' | 'authentication';
  readonly targets: readonly TargetKind[];
  /** Words by which people look for it. Feed the search tags. */
  readonly tags: readonly string[];
  readonly state: 'released' | 'deprecated';
  /** Present when deprecated. `successor` is a scanner id, or null when there is none. */
  readonly deprecation?: {readonly reason: string; readonly successor: string | null; readonly removal: string};
  readonly tool: {
    readonly name: string;
    readonly homepage: string;
    readonly docs?: string;
    readonly repository?: string;
    readonly license?: string;
  };
  /** Version of the wrapped tool as the chart pins it. */
  readonly toolVersion: string;
  readonly chart: Chart;
  readonly images: readonly ContainerImage[];
  readonly platforms: readonly Platform[];
  readonly scanTypes: readonly ScanTypeEntry[];
  readonly parameters: readonly ScannerParameter[];
  /** What the target has to look like in `parameters`. */
  readonly target: string;
  /** `none` or one sentence: capabilities, root, RBAC beyond the standard. */
  readonly privileges: string;
  readonly findings: readonly FindingKind[];
  /** The other fields of a finding as this parser sets them; at least `location` and `osi_layer`. */
  readonly findingFields: readonly FindingField[];
  readonly attributes: readonly FindingAttribute[];
  readonly cascadingRules: readonly CascadingRuleEntry[];
  /** Routes of related pages. */
  readonly related: readonly string[];
}

export type {DemoTarget, Hook, HookAnnotation, HookSecret, HookVariable} from './types-hook';
export type {CliArgument, CliCommand, CliError, CliExample, CliFlag} from './types-cli';
export type {CustomResource, JsonSchema, PrinterColumn} from './types-crd';
