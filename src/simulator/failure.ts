import {HookFailure} from './hook-failure';
import {TooMuch} from './limits';
import type {Outcome} from './outcome';

/** What makes the hook fail, what is too much, and a template that cannot be read, as an outcome. */
export function outcomeOfFailure(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TooMuch) {
    return {
      state: 'failed',
      summary: 'There is no result: this is too much to be worked out here.',
      details: [message],
    };
  }
  const cause = error instanceof HookFailure ? message : `A template cannot be read: ${message}`;
  return {
    state: 'failed',
    summary: 'The hook fails, and the parent Scan ends as Errored.',
    details: [/[.!?'"]$/.test(cause) ? cause : `${cause}.`],
  };
}
