import mapValues from 'lodash/mapValues';
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

type Change = (value: Data | undefined) => Data | undefined;

/** Changes all entries of a list or map; other values are unchanged. */
const entries =
  (change: Change): Change =>
  (value) => {
    if (isList(value)) return value.map((entry) => change(entry) ?? null);
    return isMap(value) ? mapValues(value, change) : value;
  };

/** Changes the fields of a map that have a change, if the map has them; other values are unchanged. */
const fields =
  (changes: Readonly<Record<string, Change>>): Change =>
  (value) =>
    isMap(value)
      ? mapValues(value, (field, name) => (Object.hasOwn(changes, name) ? changes[name]!(field) : field))
      : value;

/**
 * A copy of a CascadingRule with rendered templates in the scan type, parameters, values of env, command and values of env of init
 * containers, scan labels and scan annotations. Everything else is unchanged.
 *
 * @throws HookFailure if the hook would crash: a finding without attributes, an init container without command
 */
export function fillInRule(rule: DataMap, finding: DataMap, parent: DataMap): DataMap {
  // The parent Scan's fields take precedence over the finding's.
  const view = {...finding, ...parent, $: {hostOrIP: hostOrIp(finding)}};
  const text: Change = (value) => (typeof value === 'string' ? fillIn(value, view) : value);
  const texts = entries(text);
  const env = entries(fields({value: text}));
  const container: Change = (value) => {
    if (isMap(value) && !isList(value['command']))
      throw new HookFailure('an init container of the rule has no command');
    return fields({command: texts, env})(value);
  };
  const scanSpec = fields({scanType: text, parameters: texts, env, initContainers: entries(container)});
  return fields({spec: fields({scanLabels: texts, scanAnnotations: texts, scanSpec})})(rule) as DataMap;
}
