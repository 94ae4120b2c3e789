/**
 * Types of catalog entries. Each schema is the source of the type, the validation and the description of every field.
 */
import type {z} from 'zod';
import type {chart, containerImage, helmValue} from './chart';
import type {defects} from './defect';
import type {demoTarget, writtenDemoTarget} from './demo-target';
import type {hook} from './hook';
import type {jsonSchema} from './json-schema';
import type {scanner, writtenScanner} from './scanner';
import type {cliCommand, cliFlag} from './scbctl';

type DeepReadonly<T> = T extends string ? T : {readonly [Key in keyof T]: DeepReadonly<T[Key]>};
type Entry<Source extends z.ZodType> = DeepReadonly<z.output<Source>>;

export type HelmValue = Entry<typeof helmValue>;
export type ContainerImage = Entry<typeof containerImage>;
export type Chart = Entry<typeof chart>;

export type Scanner = Entry<typeof scanner>;
export type WrittenScanner = Entry<typeof writtenScanner>;
export type ScanTypeEntry = Scanner['scanTypes'][number];
export type Removal = NonNullable<Scanner['removed']>;
export type CascadingRuleEntry = Scanner['cascadingRules'][number];

export type Hook = Entry<typeof hook>;
export type DemoTarget = Entry<typeof demoTarget>;
export type WrittenDemoTarget = Entry<typeof writtenDemoTarget>;

export type Defect = Entry<typeof defects>[number];

export type CliCommand = Entry<typeof cliCommand>;
export type CliFlag = Entry<typeof cliFlag>;

export type Schema = Entry<typeof jsonSchema>;
