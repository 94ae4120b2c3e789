const LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** True for a name that Kubernetes accepts for most objects. */
export function isObjectName(name: string): boolean {
  return name.length <= 253 && SUBDOMAIN.test(name);
}

/** True for a name that Kubernetes accepts for namespaces and services. */
export function isLabelName(name: string): boolean {
  return LABEL.test(name);
}

/** True for a word in capitals that a reader has to replace, such as `SCAN_NAME`. */
export function isToReplace(word: string): boolean {
  return /^[A-Z][A-Z0-9]+(?:[-_][A-Z0-9]+)*$/.test(word);
}
