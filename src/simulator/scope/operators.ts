import {HookFailure} from '../outcome';
import {inCidr} from './ip';

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
function isSubdomain(name: string, of: string): boolean {
  const outer = labelsOf(of);
  const inner = labelsOf(name);
  return (
    inner.length >= outer.length && outer.every((label, index) => inner[inner.length - outer.length + index] === label)
  );
}

type Operator = (annotation: string, values: readonly string[]) => boolean;

const isIn: Operator = (annotation, values) => values.includes(annotation);
const contains: Operator = (annotation, values) => {
  const listed = new Set(annotation.split(','));
  return values.every((value) => listed.has(value));
};
const insideCidr: Operator = (annotation, values) => values.every((value) => inCidr(value, annotation));
const subdomainOf: Operator = (annotation, values) => values.every((value) => isSubdomain(value, annotation));

/** Negates an operator. The result is true as soon as one value fails the positive test. */
const not =
  (operator: Operator): Operator =>
  (annotation, values) =>
    !operator(annotation, values);

/** The operators of a scope limiter, which compare an annotation of the Scan with values of the finding. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  In: isIn,
  NotIn: not(isIn),
  Contains: contains,
  DoesNotContain: not(contains),
  InCIDR: insideCidr,
  NotInCIDR: not(insideCidr),
  SubdomainOf: subdomainOf,
  NotSubdomainOf: not(subdomainOf),
};

export const operatorNames: readonly string[] = Object.keys(OPERATORS);

/** @throws HookFailure on an unknown name, on which the hook fails with a TypeError */
export function operatorCalled(name: string): Operator {
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (!operator) {
    throw new HookFailure(
      `Cannot destructure property 'operator' of 'operatorFunctions[operator]' as it is undefined: "${name}" is not an operator; use ${operatorNames.join(', ')}`,
    );
  }
  return operator;
}
