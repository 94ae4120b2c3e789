import {isList, isMap, listAt, mapAt, textAt, valueAt, type Data, type DataMap} from './data';

/** Whether labels match an entry of `matchExpressions`. An unknown operator matches nothing. */
function holds(expression: Data, labels: DataMap): boolean {
  const key = textAt(expression, 'key') ?? '';
  const label = valueAt(labels, key);
  const values = listAt(expression, 'values');
  switch (textAt(expression, 'operator')) {
    case 'In':
      return label !== undefined && values.includes(label);
    case 'NotIn':
      return label === undefined || !values.includes(label);
    case 'Exists':
      return label !== undefined;
    case 'DoesNotExist':
      return label === undefined;
    default:
      return false;
  }
}

function shown(expression: Data): string {
  if (!isMap(expression)) return JSON.stringify(expression);
  const values = isList(expression['values']) ? ` [${expression['values'].join(', ')}]` : '';
  return `${String(expression['key'])} ${String(expression['operator'])}${values}`;
}

/**
 * Compares the labels of a rule with `spec.cascades` of a Scan. All conditions must match; without conditions, every rule is selected.
 *
 * @returns the first condition that does not match, or undefined if the rule is selected
 */
export function unselectedBecause(cascades: DataMap, labels: DataMap): string | undefined {
  const label = Object.entries(mapAt(cascades, 'matchLabels')).find(([key, value]) => labels[key] !== value);
  if (label) return `${label[0]}: ${String(label[1])}`;
  const expression = listAt(cascades, 'matchExpressions').find((candidate) => !holds(candidate, labels));
  return expression === undefined ? undefined : shown(expression);
}
