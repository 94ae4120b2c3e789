import {valueAt, type DataMap} from '../data';
import {outcomeOfFailure} from '../failure';
import type {Outcome} from '../outcome';
import {judgeScope} from './in-scope';

/**
 * Whether rules may start anything for a finding, whatever they look for. Never throws: what makes the hook fail is an
 * outcome.
 *
 * @param aliases `spec.scopeLimiterAliases` of the ParseDefinition
 */
export function tryScope(parent: DataMap, finding: DataMap, aliases: DataMap = {}): Outcome {
  if (valueAt(parent, 'spec', 'cascades', 'scopeLimiter') === undefined) {
    return {state: 'matched', summary: 'The Scan has no scope limiter, so every finding is in scope.', details: []};
  }
  try {
    const {failed, details} = judgeScope({parent, finding, aliases});
    return failed === undefined
      ? {state: 'matched', summary: 'The finding is in scope: rules that match it start their Scans.', details}
      : {
          state: 'not-matched',
          summary: `The finding is out of scope, because ${failed} does not pass. No rule starts anything for it.`,
          details,
        };
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
