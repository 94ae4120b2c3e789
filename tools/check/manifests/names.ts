import {type Flaw, flawAt} from '../../../src/text/flaw';

const LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** True for a name that Kubernetes takes for most objects. */
export function isObjectName(name: string): boolean {
  return name.length <= 253 && SUBDOMAIN.test(name);
}

/** True for a name that Kubernetes takes for namespaces and services. */
export function isLabelName(name: string): boolean {
  return LABEL.test(name);
}

/** True for what Kubernetes takes as the value of a label. */
export function isLabelValue(value: string): boolean {
  return /^(?:[A-Za-z0-9](?:[-\w.]{0,61}[A-Za-z0-9])?)?$/.test(value);
}

/** True for a word in capitals that a reader has to replace, such as `SCAN_NAME`. */
export function isToReplace(word: string): boolean {
  return /^[A-Z][A-Z0-9]+(?:[-_][A-Z0-9]+)*$/.test(word);
}

export const LOWERCASE = 'use lowercase letters, digits and hyphens';

/** Checks a namespace on a command line or in a manifest. */
export function namespaceFlaws(name: string, line: number): Flaw[] {
  return isLabelName(name) || isToReplace(name)
    ? []
    : flawAt(line, `\`${name}\` cannot be the name of a namespace`, LOWERCASE);
}

/** Checks the name of a Helm release. */
export function releaseFlaws(name: string, line: number): Flaw[] {
  const fits = (name.length <= 53 && SUBDOMAIN.test(name)) || isToReplace(name);
  return fits ? [] : flawAt(line, `\`${name}\` cannot be the name of a release`, `${LOWERCASE}, at most 53 characters`);
}
