import type {BlockKind, BlockTexts} from '../blocks';
import type {ShippedRule} from '../shipped';
import type {Trial} from '../try-rule';

/** A try block of the page, or what a reader has made of it. */
export interface Block {
  readonly kind: BlockKind;
  readonly texts: BlockTexts;
  /** The rules of the charts, for a playground. */
  readonly shipped?: readonly ShippedRule[] | undefined;
}

/** What the page asks of the worker. */
export interface TrialRequest {
  readonly number: number;
  readonly block: Block;
}

/** What the worker tells the page: once that its script runs, then what each request comes to. */
export type TrialResponse =
  {readonly type: 'ready'} | {readonly type: 'done'; readonly number: number; readonly trial: Trial};
