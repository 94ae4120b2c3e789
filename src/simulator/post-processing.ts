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
  const details: string[] = [];
  let changed = finding;
  let matches = 0;
  for (const [index, rule] of rules.entries()) {
    const anyOf = listAt(rule, 'matches', 'anyOf');
    const verdict = judgeAnyOf(anyOf, changed, 'exact');
    if (verdict.matched === undefined) {
      const failures = anyOf.length === 0 ? ['anyOf is empty.'] : verdict.failures;
      details.push(...failures.map((failure) => `Rule ${index + 1}: ${failure}`));
      continue;
    }
    const override = mapAt(rule, 'override');
    const fields = Object.keys(override);
    const changes = fields.length > 0 ? `sets ${fields.join(', ')}` : 'has no override and changes nothing';
    details.push(`Rule ${index + 1} matches by entry ${verdict.matched} of anyOf and ${changes}.`);
    changed = merge(structuredClone(changed), override);
    matches += 1;
  }
  if (matches === 0) return notMatched('No rule matches. The finding stays as it is.', details);
  return matched(
    `${matches} of ${rules.length} ${rules.length === 1 ? 'rule matches' : 'rules match'}. The finding changes.`,
    details,
    {title: 'Finding after the change', value: changed},
  );
}
