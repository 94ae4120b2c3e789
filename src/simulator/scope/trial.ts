import {valueAt, type DataMap} from '../data';
import {matched, notMatched, outcomeOf, type Outcome} from '../outcome';
import {judgeScope} from './in-scope';

/**
 * Whether any rule can start a scan for a finding, regardless of its matches. Never throws: what makes the hook fail is an
 * outcome.
 *
 * @param aliases `spec.scopeLimiterAliases` of the ParseDefinition
 */
export function tryScope(parent: DataMap, finding: DataMap, aliases: DataMap = {}): Outcome {
  if (valueAt(parent, 'spec', 'cascades', 'scopeLimiter') === undefined) {
    return matched('The Scan has no scope limiter, so every finding is in scope.');
  }
  return outcomeOf(() => {
    const {failed, details} = judgeScope({parent, finding, aliases});
    return failed === undefined
      ? matched('The finding is in scope: rules that match it start their Scans.', details)
      : notMatched(
          `The finding is out of scope, because ${failed} does not pass. No rule starts a Scan for it.`,
          details,
        );
  });
}
