import {HookFailure} from '../outcome';
import {isSubdomain} from './domain';
import {inCidr} from './ip';

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
