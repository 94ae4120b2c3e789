const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** True for a name that Kubernetes accepts for most objects. */
export const isObjectName = (name: string): boolean => name.length <= 253 && SUBDOMAIN.test(name);

/** True for a word in capitals that a reader has to replace, such as `SCAN_NAME`. */
export const isToReplace = (word: string): boolean => /^[A-Z][A-Z0-9]+(?:[-_][A-Z0-9]+)*$/.test(word);
