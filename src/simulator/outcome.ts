import type {Data} from './data';
import {TooMuch} from './limits';

/** What a rule comes to, in words and data. `failed`: the cluster or the hook does not accept the input. */
export interface Outcome {
  readonly state: 'matched' | 'not-matched' | 'failed';
  /** One or two sentences: what happens. */
  readonly summary: string;
  /** Sentences that say why. */
  readonly details: readonly string[];
  /** Sentences about what does not happen: shown, but not announced each time a text changes. */
  readonly rest?: readonly string[];
  /** What comes out, with a heading. */
  readonly result?: {readonly title: string; readonly value: Data};
}

const outcome =
  (state: Outcome['state']) =>
  (summary: string, details: readonly string[] = [], result?: Outcome['result']): Outcome => ({
    state,
    summary,
    details,
    ...(result && {result}),
  });

export const matched = outcome('matched');
export const notMatched = outcome('not-matched');
export const failed = outcome('failed');

/** What makes the hook itself fail, and with it the Scan. The message is the hook's own, if it has one. */
export class HookFailure extends Error {
  override readonly name = 'HookFailure';
}

/** The outcome of something, or of what makes the hook fail, is too much, or is a template that cannot be read. */
export function outcomeOf(judge: () => Outcome): Outcome {
  try {
    return judge();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof TooMuch) return failed('No result: the input exceeds a limit of this editor.', [message]);
    const cause = error instanceof HookFailure ? message : `A template is not valid: ${message}`;
    return failed('The hook fails, and the parent Scan ends as Errored.', [
      /[.!?'"]$/.test(cause) ? cause : `${cause}.`,
    ]);
  }
}
