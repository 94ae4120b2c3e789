import {isList, listAt, textAt, valueAt, type Data, type DataMap} from '../data';
import {HookFailure} from '../hook-failure';
import {operatorCalled} from './operators';
import {SCOPE_PREFIX} from './prefix';
import type {TemplateBudget} from '../template';
import {valuesOf} from './values';

interface ScopeInput {
  /** The Scan that the finding comes from, with `spec.cascades.scopeLimiter`. */
  readonly parent: DataMap;
  readonly finding: DataMap;
  /** `spec.scopeLimiterAliases` of the ParseDefinition. */
  readonly aliases: DataMap;
  readonly budget?: TemplateBudget | undefined;
}

function holds(requirement: Data, {parent, finding, aliases, budget}: ScopeInput): boolean {
  const key = textAt(requirement, 'key') ?? '';
  if (!key.startsWith(SCOPE_PREFIX)) {
    throw new HookFailure(`key '${key}' is invalid: key does not start with '${SCOPE_PREFIX}'`);
  }
  const name = textAt(requirement, 'operator') ?? '';
  const operator = operatorCalled(name);
  const templates = valueAt(requirement, 'values');
  if (!isList(templates)) throw new HookFailure(`using operator '${name}': the values field may not be undefined`);
  const annotations = valueAt(parent, 'metadata', 'annotations');
  if (annotations === undefined || annotations === null) {
    throw new HookFailure('TypeError: the Scan has a scope limiter and no annotations');
  }
  const values = templates.map((template) => valuesOf(String(template), finding, aliases, budget));
  if (values.includes(undefined)) {
    return valueAt(parent, 'spec', 'cascades', 'scopeLimiter', 'validOnMissingRender') === true;
  }
  const annotation = textAt(parent, 'metadata', 'annotations', key);
  if (annotation === undefined) {
    throw new HookFailure(`using operator '${name}': the referenced annotation may not be undefined`);
  }
  return operator(
    annotation,
    values.flatMap((some) => some ?? []),
  );
}

/**
 * Compares a finding with the scope of a Scan. `allOf`, `anyOf` and `noneOf` must all pass; one that is missing or
 * empty passes.
 *
 * @returns the name of the group that does not pass; nothing when the finding is in scope, or there is no limiter
 * @throws HookFailure on what makes the hook fail, with its message
 */
export function outOfScopeBecause(input: ScopeInput): 'allOf' | 'anyOf' | 'noneOf' | undefined {
  const limiter = valueAt(input.parent, 'spec', 'cascades', 'scopeLimiter');
  const [allOf, anyOf, noneOf] = ['allOf', 'anyOf', 'noneOf'].map((group) => listAt(limiter, group));
  const passes = (requirement: Data): boolean => holds(requirement, input);
  // The hook judges all three before it joins them, so that a mistake in any of them shows.
  const failed = [
    !allOf?.every(passes) && ('allOf' as const),
    anyOf?.length !== 0 && !anyOf?.some(passes) && ('anyOf' as const),
    noneOf?.some(passes) && ('noneOf' as const),
  ];
  return failed.find((group) => group !== false && group !== undefined) || undefined;
}
