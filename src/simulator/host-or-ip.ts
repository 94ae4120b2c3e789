import {isList, isMap, textAt, valueAt, type DataMap} from './data';
import {HookFailure} from './outcome';

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
