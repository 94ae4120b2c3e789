import {HookFailure} from '../outcome';

/** Last labels that are on no list of public suffixes: reserved ones (RFC 6761, RFC 8375) and cluster domains. */
const UNLISTED = ['local', 'localhost', 'internal', 'test', 'example', 'invalid', 'arpa', 'svc', 'cluster', 'lan'];

/** The labels of a domain name in small letters. A URL counts as the host in it. */
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
 * Whether a domain is another one or lies below it. The hook looks names up in the list of public suffixes; that list
 * is long and stays out of the browser, so that only names that can never be on it are refused here.
 *
 * @throws HookFailure on what is no domain name
 */
export function isSubdomain(name: string, of: string): boolean {
  const outer = labelsOf(of);
  const inner = labelsOf(name);
  return (
    inner.length >= outer.length && outer.every((label, index) => inner[inner.length - outer.length + index] === label)
  );
}
