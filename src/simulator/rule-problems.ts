import {inWords, isList, isMap, listAt, mapAt, valueAt, type Data, type DataMap} from './data';

const FINDING_FIELDS = ['name', 'category', 'description', 'location', 'severity', 'osi_layer', 'attributes'];

function entryProblems(entry: Data, number: number): readonly string[] {
  const place = `entry ${number} of anyOf`;
  if (!isMap(entry)) return [`${place} is ${inWords(entry)}; it must be a map of fields.`];
  const fields = Object.entries(entry);
  if (fields.length === 0) return [`${place} has no field.`];
  const attributes = Object.entries(mapAt(entry, 'attributes'));
  return [
    ...fields
      .filter(([key]) => !FINDING_FIELDS.includes(key))
      .map(([key]) => `${place} has the unknown field "${key}"; the fields are ${FINDING_FIELDS.join(', ')}.`),
    ...fields
      .filter(([key, value]) => FINDING_FIELDS.includes(key) && key !== 'attributes' && typeof value !== 'string')
      .map(([key, value]) => `${key} in ${place} is ${inWords(value)}; it must be a string.`),
    ...attributes
      .filter(([, value]) => typeof value !== 'string' && !Number.isInteger(value))
      .map(([key, value]) => `attributes.${key} in ${place} is ${inWords(value)}; strings and integers are allowed.`),
  ];
}

function textProblems(rule: DataMap, field: string): readonly string[] {
  return Object.entries(mapAt(rule, 'spec', field))
    .filter(([, value]) => typeof value !== 'string')
    .map(([key, value]) => `${field}.${key} is ${inWords(value)}; quote it, it must be a string.`);
}

/**
 * Why a cluster would reject a CascadingRule, or the hook could not use it: one sentence per reason. Checks only fields that affect the
 * outcome; the complete schema is at /schemas/cascading-rule.schema.json.
 */
export function ruleProblems(rule: DataMap): readonly string[] {
  const anyOf = valueAt(rule, 'spec', 'matches', 'anyOf');
  const scanSpec = mapAt(rule, 'spec', 'scanSpec');
  const parameters = scanSpec['parameters'];
  return [
    ...(rule['kind'] === 'CascadingRule' ? [] : [`kind is ${inWords(rule['kind'])}; it must be CascadingRule.`]),
    ...(typeof valueAt(rule, 'metadata', 'name') === 'string' ? [] : ['metadata.name is missing.']),
    ...(isList(anyOf) && anyOf.length > 0 ? [] : ['spec.matches.anyOf must be a list with at least one entry.']),
    ...listAt(rule, 'spec', 'matches', 'anyOf').flatMap((entry, index) => entryProblems(entry, index + 1)),
    ...(typeof scanSpec['scanType'] === 'string' ? [] : ['spec.scanSpec.scanType is missing or not a string.']),
    ...(isList(parameters) && parameters.every((parameter) => typeof parameter === 'string')
      ? []
      : ['spec.scanSpec.parameters must be a list of strings; quote numbers.']),
    ...textProblems(rule, 'scanLabels'),
    ...textProblems(rule, 'scanAnnotations'),
  ];
}
