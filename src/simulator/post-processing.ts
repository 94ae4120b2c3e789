import merge from 'lodash/merge';
import {judgeAnyOf} from './match';
import {isList, isMap, listAt, mapAt, valueAt, type Data, type DataMap} from './data';
import {failed, matched, notMatched, type Outcome} from './outcome';

/** The rules in a values file or list, or a single rule. */
export function rulesIn(values: Data): readonly Data[] {
  if (isList(values)) return values;
  const rules = valueAt(values, 'rules');
  if (isList(rules)) return rules;
  return isMap(values) && 'matches' in values ? [values] : [];
}

interface Progress {
  readonly finding: DataMap;
  readonly matches: number;
  readonly details: readonly string[];
}

function apply({finding, matches, details}: Progress, rule: Data, index: number): Progress {
  const anyOf = listAt(rule, 'matches', 'anyOf');
  const override = mapAt(rule, 'override');
  const verdict = judgeAnyOf(anyOf, finding, 'exact');
  const number = index + 1;
  if (verdict.matched === undefined) {
    const failures = anyOf.length === 0 ? ['anyOf is empty.'] : verdict.failures;
    return {finding, matches, details: [...details, ...failures.map((failure) => `Rule ${number}: ${failure}`)]};
  }
  const fields = Object.keys(override);
  const changes = fields.length > 0 ? `sets ${fields.join(', ')}` : 'has no override and changes nothing';
  return {
    finding: merge(structuredClone(finding), override),
    matches: matches + 1,
    details: [...details, `Rule ${number} matches by entry ${verdict.matched} of anyOf and ${changes}.`],
  };
}

/**
 * Simulates the finding-post-processing hook. Each rule applies to the result of the previous one. Strings are compared exactly; there are
 * no wildcards or templates.
 */
export function postProcess(values: Data, finding: DataMap): Outcome {
  const rules = rulesIn(values);
  if (rules.length === 0) return notMatched('There is no rule, so the finding stays as it is.');
  const problems = rules.flatMap((rule, index) =>
    isList(valueAt(rule, 'matches', 'anyOf'))
      ? []
      : [`Rule ${index + 1} has no list matches.anyOf, which ends in a TypeError.`],
  );
  if (problems.length > 0) return failed('The hook fails, and the Scan ends as Errored.', problems);
  const end = rules.reduce<Progress>(apply, {finding, matches: 0, details: []});
  if (end.matches === 0) return notMatched('No rule matches. The finding stays as it is.', end.details);
  return matched(
    `${end.matches} of ${rules.length} ${rules.length === 1 ? 'rule matches' : 'rules match'}. The finding changes.`,
    end.details,
    {title: 'Finding after the change', value: end.finding},
  );
}
