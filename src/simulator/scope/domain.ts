import {HookFailure} from '../outcome';

/** Top-level labels that are not public suffixes: reserved ones (RFC 6761, RFC 8375) and cluster domains. */
const UNLISTED = ['local', 'localhost', 'internal', 'test', 'example', 'invalid', 'arpa', 'svc', 'cluster', 'lan'];

/** The lowercase labels of a domain name, or of the host in a URL. */
function labelsOf(name: string): readonly string[] {
  const host = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/:?#]*)/i.exec(name)?.[1] ?? '';
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  const valid = labels.every((label) => /^[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d])?$/u.test(label));
  if (labels.length < 2 || !valid || /^\d+$/.test(last) || UNLISTED.includes(last)) {
    throw new HookFailure(`${name} is an invalid domain name`);
  }
  return labels;
}

/**
 * Whether a domain is another domain or its subdomain. The hook uses the public suffix list, which is too large for the browser, so this
 * only rejects names that can never be on it.
 *
 * @throws HookFailure on an invalid domain name
 */
export function isSubdomain(name: string, of: string): boolean {
  const outer = labelsOf(of);
  const inner = labelsOf(name);
  return (
    inner.length >= outer.length && outer.every((label, index) => inner[inner.length - outer.length + index] === label)
  );
}
