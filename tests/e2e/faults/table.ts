import type {Page} from '@playwright/test';
import type {End, Uses} from './ends';

/** The faults of the table. `offline` is there before the resource is asked for, `offline after` once it has arrived. */
export const FAULTS = [
  '404',
  '500',
  'HTML',
  'truncated',
  'slow',
  'aborted',
  'offline',
  'offline after',
  'other version',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How a cell ends, and how many full loads that takes beside the first. */
type Cell = End | readonly [End, loads: number];

/** A resource of the site, and how each fault of it ends. */
export interface Row extends Uses {
  /** Lines of the specification that the row proves. */
  readonly lines?: string;
  readonly name: string;
  readonly resource: RegExp;
  readonly page: string;
  /** Loads what else is needed, before the fault. */
  readonly warm?: (page: Page) => Promise<void>;
  /** True where the name of the resource stays when its content changes. */
  readonly isNamedForever?: true;
  readonly ends: Readonly<Record<Fault, Cell>>;
}

/** Ends that are the same for all faults but some. */
export const all = (end: Cell, others: Partial<Record<Fault, Cell>>): Row['ends'] => ({
  ...(Object.fromEntries(FAULTS.map((fault) => [fault, end])) as Record<Fault, Cell>),
  slow: 'waits, then works',
  'offline after': 'works',
  ...others,
});
