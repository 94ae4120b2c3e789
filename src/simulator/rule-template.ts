import Mustache from 'mustache';
import {isList, isMap, textAt, valueAt, type Data, type DataMap} from './data';
import {HookFailure} from './outcome';

/** The data for a template. Functions are the helpers of a scope limiter. */
export type TemplateView = Readonly<Record<string, unknown>>;

/**
 * Renders a Mustache template as the hook does: `{{x}}` escapes HTML, `{{{x}}}` does not, missing values are empty. Mustache parses the
 * template as data and runs no code.
 *
 * @throws Error of the library on an unclosed tag or section
 */
export const fillIn = (template: string, view: TemplateView): string => Mustache.render(template, view);

/**
 * The value of `{{$.hostOrIP}}`: `attributes.hostname`, otherwise the alphabetically first of `attributes.ip_addresses`, otherwise an empty
 * string.
 *
 * @throws HookFailure on a finding without attributes, on which the hook crashes
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
 * A copy of a CascadingRule with rendered templates in the scan type, parameters, values of env, command and values of env of init
 * containers, scan labels and scan annotations. Everything else is unchanged.
 *
 * @throws HookFailure if the hook would crash: a finding without attributes, an init container without command
 */
export function fillInRule(rule: DataMap, finding: DataMap, parent: DataMap): DataMap {
  // The parent Scan's fields take precedence over the finding's.
  const view = {...finding, ...parent, $: {hostOrIP: hostOrIp(finding)}};
  const text = (value: Data | undefined): Data | undefined => (typeof value === 'string' ? fillIn(value, view) : value);
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

/** Merges changes into a map and removes undefined values. */
function replace(map: DataMap, change: DataMap): DataMap {
  return Object.fromEntries(Object.entries({...map, ...change}).filter(([, value]) => value !== undefined));
}
