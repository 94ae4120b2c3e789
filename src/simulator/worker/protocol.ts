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

/** Messages from the worker to the page. */
export type TrialResponse =
  // Once, that its script runs.
  | {readonly type: 'ready'}
  // What each request comes to.
  | {readonly type: 'done'; readonly number: number; readonly trial: Trial};
