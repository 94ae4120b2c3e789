import {judgeAnyOf} from './any-of';
import {isList, isMap, valueAt, type Data, type DataMap} from './data';
import {merge} from './merge';
import type {Outcome} from './outcome';

/** The rules of a values file, of a list, or the one rule that is given. */
export function rulesIn(values: Data): readonly Data[] {
  if (isList(values)) return values;
  const rules = valueAt(values, 'rules');
  if (isList(rules)) return rules;
  return isMap(values) && 'matches' in values ? [values] : [];
}

/** A rule whose conditions are a list. */
interface Rule {
  readonly anyOf: readonly Data[];
  readonly override: DataMap;
}

function problemOf(rule: Data, number: number): string | undefined {
  if (isList(valueAt(rule, 'matches', 'anyOf'))) return undefined;
  return `Rule ${number} has no list matches.anyOf, which ends in a TypeError.`;
}

function readRule(rule: Data): Rule {
  const anyOf = valueAt(rule, 'matches', 'anyOf');
  const override = valueAt(rule, 'override');
  return {anyOf: isList(anyOf) ? anyOf : [], override: isMap(override) ? override : {}};
}

interface Progress {
  readonly finding: DataMap;
  readonly matched: readonly number[];
  readonly details: readonly string[];
}

function apply({finding, matched, details}: Progress, {anyOf, override}: Rule, index: number): Progress {
  const verdict = judgeAnyOf(anyOf, finding, 'exact');
  const number = index + 1;
  if (verdict.matched === undefined) {
    const failures = anyOf.length === 0 ? ['anyOf is empty.'] : verdict.failures;
    return {finding, matched, details: [...details, ...failures.map((failure) => `Rule ${number}: ${failure}`)]};
  }
  const fields = Object.keys(override);
  const changes = fields.length > 0 ? `sets ${fields.join(', ')}` : 'has no override and changes nothing';
  return {
    finding: merge(finding, override),
    matched: [...matched, number],
    details: [...details, `Rule ${number} matches by entry ${verdict.matched} of anyOf and ${changes}.`],
  };
}

/**
 * What the finding-post-processing hook makes of a finding: the rules in their order, each on what the ones before it
 * left. Texts are compared exactly; there are neither wildcards nor templates.
 */
export function postProcess(values: Data, finding: DataMap): Outcome {
  const rules = rulesIn(values);
  if (rules.length === 0) {
    return {state: 'not-matched', summary: 'There is no rule, so the finding stays as it is.', details: []};
  }
  const problems = rules.flatMap((rule, index) => problemOf(rule, index + 1) ?? []);
  if (problems.length > 0) {
    return {state: 'failed', summary: 'The hook fails, and the Scan ends as Errored.', details: problems};
  }
  const start: Progress = {finding, matched: [], details: []};
  const end = rules.map(readRule).reduce(apply, start);
  if (end.matched.length === 0) {
    return {state: 'not-matched', summary: 'No rule matches. The finding stays as it is.', details: end.details};
  }
  return {
    state: 'matched',
    summary: `${end.matched.length} of ${rules.length} ${rules.length === 1 ? 'rule matches' : 'rules match'}. The finding changes.`,
    details: end.details,
    result: {title: 'Finding after the change', value: end.finding},
  };
}
