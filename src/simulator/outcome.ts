import type {Data} from './data';

/** Rules with the same result. */
export interface RuleGroup {
  readonly state: 'started' | 'unselected' | 'other';
  readonly title: string;
  /** The names of the rules, with the scan type of the new Scan or a reason. */
  readonly rules: readonly {readonly name: string; readonly chart: string; readonly note?: string}[];
}

/** The result of a rule in words and data. `failed`: the cluster or the hook rejects the input. */
export interface Outcome {
  readonly state: 'matched' | 'not-matched' | 'failed';
  /** What happens, in one or two sentences. */
  readonly summary: string;
  /** The reasons, in sentences. */
  readonly details: readonly string[];
  /** The rules by what they do with the finding. They are displayed, but not announced on each change. */
  readonly groups?: readonly RuleGroup[];
  /** The resulting data, with a heading. */
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

/** A failure of the hook and therefore of the Scan. The message is the hook's own, if it has one. */
export class HookFailure extends Error {
  override readonly name = 'HookFailure';
}

/** Runs `judge` and converts hook failures and invalid templates to failed outcomes. */
export function outcomeOf(judge: () => Outcome): Outcome {
  try {
    return judge();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cause = error instanceof HookFailure ? message : `A template is not valid: ${message}`;
    return failed('The hook fails, and the parent Scan ends as Errored.', [
      /[.!?'"]$/.test(cause) ? cause : `${cause}.`,
    ]);
  }
}
