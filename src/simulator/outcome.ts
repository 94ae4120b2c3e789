import type {Data} from './data';

/** What a rule comes to, in words and data. `failed`: the cluster or the hook does not accept the input. */
export interface Outcome {
  readonly state: 'matched' | 'not-matched' | 'failed';
  /** One or two sentences: what happens. */
  readonly summary: string;
  /** Sentences that say why. */
  readonly details: readonly string[];
  /** What comes out, with a heading. */
  readonly result?: {readonly title: string; readonly value: Data};
}
