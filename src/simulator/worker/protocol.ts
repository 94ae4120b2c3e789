import type {BlockKind, BlockTexts} from '../blocks';
import type {ShippedRule} from '../shipped';
import type {Trial} from '../try-rule';

/** What the worker can work out: what it is asked with, and what it gives. */
export interface Tasks {
  /** A try block of the page, or what a reader has made of it. */
  readonly tryRule: {
    readonly asks: {
      readonly kind: BlockKind;
      readonly texts: BlockTexts;
      /** The rules of the charts, for a playground. */
      readonly shipped?: readonly ShippedRule[] | undefined;
    };
    readonly gives: Trial;
  };
}

/** What the page asks of the worker. */
export type TaskRequest = {
  readonly [Name in keyof Tasks]: {readonly number: number; readonly task: Name; readonly asks: Tasks[Name]['asks']};
}[keyof Tasks];

/** What the worker tells the page: once that its script runs, then what each request comes to. */
export type TaskResponse =
  | {readonly type: 'ready'}
  | {readonly type: 'done'; readonly number: number; readonly gives: Tasks[keyof Tasks]['gives']};
