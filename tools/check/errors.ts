import {type Flaw, FlawError} from '../../src/text/flaw';

/**
 * The flaw that a part of the site throws about content. Errors of other kinds are faults of this program and are thrown
 * on.
 */
export function flawOf(error: unknown): Flaw {
  if (!(error instanceof FlawError)) throw error;
  const {line, problem, fix} = error;
  return {line, problem, fix};
}
