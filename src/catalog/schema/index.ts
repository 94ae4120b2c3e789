/** Types of catalog entries: what people write, joined with the facts of the product. */
import type {z} from 'zod';
import type {sharedValues, writtenChart} from './chart';
import type {defects} from './defect';
import type {writtenDemoTarget} from './demo-target';
import type {writtenHook} from './hook';
import type {jsonSchema} from './json-schema';
import type {writtenScanner} from './scanner';
import type {globalFlags, writtenCommand} from './scbctl';

type DeepReadonly<T> = T extends string ? T : {readonly [Key in keyof T]: DeepReadonly<T[Key]>};
type Written<Source extends z.ZodType> = DeepReadonly<z.output<Source>>;

export type WrittenChart = Written<typeof writtenChart>;
export type WrittenScanner = Written<typeof writtenScanner>;
export type WrittenHook = Written<typeof writtenHook>;
export type WrittenDemoTarget = Written<typeof writtenDemoTarget>;
export type WrittenCommand = Written<typeof writtenCommand>;
export type SharedValues = Written<typeof sharedValues>;

export interface HelmValue {
  readonly key: string;
  readonly type?: string | undefined;
  /** The default as it would be written in YAML; null is spelled out. */
  readonly default: string;
  readonly meaning: string;
}

export interface ContainerImage {
  readonly role: 'scanner' | 'parser' | 'hook' | 'sidecar' | 'cache' | 'target' | 'job';
  /** The image without its tag. */
  readonly repository: string;
  /** The effective default tag, or `chart version`. */
  readonly tag: string;
  readonly note?: string | undefined;
}

type Keyed<Field extends string> = {readonly key: string} & {readonly [Name in Field]: string};

export interface Chart extends Omit<WrittenChart, 'name' | 'values' | 'ignores' | 'mustSet'> {
  readonly name: string;
  readonly values: readonly HelmValue[];
  /** Shared values without effect here. */
  readonly ignores?: readonly Keyed<'reason'>[];
  readonly mustSet?: readonly Keyed<'example' | 'reason'>[];
  readonly subcharts?: readonly {
    readonly name: string;
    readonly version: string;
    readonly repository: string;
    readonly condition: string;
  }[];
}

export interface ScanTypeEntry {
  readonly name: string;
  readonly purpose: string;
  readonly note?: string | undefined;
  /** The words to which the parameters of a Scan are appended. */
  readonly command: readonly string[];
  /** The name of the ParseDefinition. */
  readonly resultType: string;
  readonly resultLocation: string;
  /** False when it is rendered only after a value is set. */
  readonly installedByDefault?: boolean;
}

export interface CascadingRuleEntry {
  readonly name: string;
  readonly matches: string;
  readonly triggeredBy: readonly string[];
  readonly note?: string | undefined;
  readonly invasive: string;
  readonly intensive: string;
  /** The label securecodebox.io/type, on the rules that carry it. */
  readonly type?: string;
  readonly startsScanType: string;
  readonly parameters: readonly string[];
}

type Joined =
  | 'platforms'
  | 'chart'
  | 'images'
  | 'scanTypes'
  | 'parameters'
  | 'findings'
  | 'findingFields'
  | 'attributes'
  | 'cascadingRules'
  | 'findingsOf';

export interface Scanner extends Omit<WrittenScanner, Joined> {
  /** The last segment of the route of its page. */
  readonly id: string;
  /** The version of the wrapped tool as the chart pins it. */
  readonly toolVersion: string;
  readonly chart: Chart;
  readonly images: readonly ContainerImage[];
  readonly platforms: readonly string[];
  readonly scanTypes: readonly ScanTypeEntry[];
  readonly parameters: readonly {readonly flag: string; readonly meaning: string; readonly default?: string}[];
  readonly findings: NonNullable<WrittenScanner['findings']>;
  readonly findingFields: readonly Keyed<'meaning'>[];
  readonly attributes: NonNullable<WrittenScanner['attributes']>;
  readonly cascadingRules: readonly CascadingRuleEntry[];
}

export interface Hook extends Omit<WrittenHook, 'chart' | 'images' | 'secrets' | 'annotations' | 'environment'> {
  readonly id: string;
  /** The default of hook.priority, or none. */
  readonly priority: string;
  readonly chart: Chart | null;
  readonly images: readonly ContainerImage[];
  readonly secrets: NonNullable<WrittenHook['secrets']>;
  readonly annotations: readonly {readonly name: string; readonly meaning: string; readonly default: string}[];
  readonly environment: readonly {
    readonly name: string;
    readonly source: string;
    readonly meaning: string;
    readonly default?: string | undefined;
  }[];
  /** Labels of the object beyond those that every chart sets. */
  readonly labels: Readonly<Record<string, string>>;
  /** The account of the hook job; null when nothing runs. */
  readonly serviceAccount: string | null;
}

export interface DemoTarget extends WrittenDemoTarget {
  readonly id: string;
  readonly chart: Chart;
  readonly image: ContainerImage;
  /** The port of the Service. */
  readonly port: number;
  /** Its address inside the cluster when installed as on this site. */
  readonly address: string;
}

export type Defect = Written<typeof defects>[number];

export type CliFlag = Omit<Written<typeof globalFlags>[number], 'type'> & {readonly type: string};
export interface CliCommand extends Omit<WrittenCommand, 'flags' | 'usage' | 'commands'> {
  readonly usage: string;
  readonly flags: readonly CliFlag[];
  readonly commands: readonly CliCommand[];
}

export type Schema = Written<typeof jsonSchema>;
