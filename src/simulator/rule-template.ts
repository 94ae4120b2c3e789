import {isList, isMap, textAt, valueAt, type Data, type DataMap} from './data';
import {HookFailure} from './outcome';
import {fillIn, TemplateBudget} from './template';

/**
 * What `{{$.hostOrIP}}` stands for: `attributes.hostname`, otherwise the alphabetically first of
 * `attributes.ip_addresses`, otherwise nothing.
 *
 * @throws HookFailure on a finding without attributes, which the hook does not expect
 */
export function hostOrIp(finding: DataMap): string {
  if (!isMap(finding['attributes'])) {
    throw new HookFailure('the finding has no attributes, and the hook crashes while it computes $.hostOrIP');
  }
  const addresses = valueAt(finding, 'attributes', 'ip_addresses');
  return textAt(finding, 'attributes', 'hostname') || (isList(addresses) ? String(addresses.toSorted()[0] ?? '') : '');
}

function eachMap(value: Data | undefined, change: (entry: DataMap) => DataMap): Data | undefined {
  return isList(value) ? value.map((entry) => (isMap(entry) ? change(entry) : entry)) : value;
}

/**
 * A copy of a CascadingRule with its templates filled in: scan type, parameters, values of env, command and values of
 * env of init containers, scan labels and scan annotations. Everything else stays as it is written.
 *
 * @throws HookFailure on what makes the hook crash: a finding without attributes, an init container without command
 */
export function fillInRule(rule: DataMap, finding: DataMap, parent: DataMap, budget = new TemplateBudget()): DataMap {
  // On equal names the parent Scan wins over the finding.
  const view = {...finding, ...parent, $: {hostOrIP: hostOrIp(finding)}};
  const text = (value: Data | undefined): Data | undefined =>
    typeof value === 'string' ? fillIn(value, view, budget) : value;
  const texts = (value: Data | undefined): Data | undefined =>
    isList(value) ? value.map((entry) => text(entry) ?? null) : value;
  const values = (value: Data | undefined): Data | undefined =>
    isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, text(entry)])) : value;
  const env = (value: Data | undefined) => eachMap(value, (entry) => replace(entry, {value: text(entry['value'])}));

  const spec = isMap(rule['spec']) ? rule['spec'] : {};
  const scanSpec = isMap(spec['scanSpec']) ? spec['scanSpec'] : {};
  const initContainers = eachMap(scanSpec['initContainers'], (container) => {
    if (!isList(container['command'])) throw new HookFailure('an init container of the rule has no command');
    return replace(container, {command: texts(container['command']), env: env(container['env'])});
  });
  return replace(rule, {
    spec: replace(spec, {
      scanLabels: values(spec['scanLabels']),
      scanAnnotations: values(spec['scanAnnotations']),
      scanSpec: replace(scanSpec, {
        scanType: text(scanSpec['scanType']),
        parameters: texts(scanSpec['parameters']),
        env: env(scanSpec['env']),
        initContainers,
      }),
    }),
  });
}

/** Changes values of a map and leaves out what is undefined. */
function replace(map: DataMap, change: DataMap): DataMap {
  return Object.fromEntries(Object.entries({...map, ...change}).filter(([, value]) => value !== undefined));
}
