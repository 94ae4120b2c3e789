import type {BlockKind, BlockTexts} from '../blocks';
import type {ShippedRule} from '../shipped';
import {tryRule, type Trial} from '../try-rule';

/** A try block of the page, possibly edited by the reader. */
export interface Block {
  readonly kind: BlockKind;
  readonly texts: BlockTexts;
  /** The rules of the charts, for a playground. */
  readonly shipped?: readonly ShippedRule[] | undefined;
}

/** Messages from the worker to the page. */
export type TrialResponse =
  // Sent once, when the script runs.
  | {readonly type: 'ready'}
  // The result of a block.
  | {readonly type: 'done'; readonly trial: Trial};

const respond = (response: TrialResponse): void => postMessage(response);

addEventListener('message', ({data: {kind, texts, shipped}}: MessageEvent<Block>) => {
  respond({type: 'done', trial: tryRule(kind, texts, shipped)});
});

respond({type: 'ready'});
