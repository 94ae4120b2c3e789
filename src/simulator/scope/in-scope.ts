import {inWords, isList, listAt, textAt, valueAt, type Data, type DataMap} from '../data';
import {HookFailure, matched, notMatched, outcomeOf, type Outcome} from '../outcome';
import {operatorCalled} from './operators';
import {SCOPE_PREFIX} from '../inherit';
import {valuesOf} from './values';

interface ScopeInput {
  /** The Scan of the finding, with `spec.cascades.scopeLimiter`. */
  readonly parent: DataMap;
  readonly finding: DataMap;
  /** `spec.scopeLimiterAliases` of the ParseDefinition. */
  readonly aliases: DataMap;
}

/** The lists of requirements, in the order in which the hook evaluates them. */
const GROUPS = ['allOf', 'anyOf', 'noneOf'] as const;
type Group = (typeof GROUPS)[number];

/** The result of comparing a finding with the scope of a Scan. */
export interface ScopeVerdict {
  /** The first failed group; undefined if the finding is in scope, or without a limiter. */
  readonly failed: Group | undefined;
  /** One sentence per evaluated requirement: annotation, values of the finding, result. */
  readonly details: readonly string[];
}

/** Evaluates one requirement. */
function judged(requirement: Data, {parent, finding, aliases}: ScopeInput): {holds: boolean; why: string} {
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
    throw new HookFailure(`Cannot read properties of undefined (reading '${key}'): the Scan has no annotations`);
  }
  const values = templates.map((template) => valuesOf(String(template), finding, aliases));
  const empty = values.indexOf(undefined);
  if (empty !== -1) {
    const holds = valueAt(parent, 'spec', 'cascades', 'scopeLimiter', 'validOnMissingRender') === true;
    return {holds, why: `${String(templates[empty])} renders empty, and validOnMissingRender is ${holds}`};
  }
  const annotation = textAt(parent, 'metadata', 'annotations', key);
  if (annotation === undefined) {
    throw new HookFailure(`using operator '${name}': the referenced annotation may not be undefined`);
  }
  const given = values.flatMap((some) => some ?? []);
  return {
    holds: operator(annotation, given),
    why: `the annotation is ${inWords(annotation)}, the finding gives ${inWords(given)}`,
  };
}

/**
 * Compares a finding with the scope of a Scan. `allOf`, `anyOf` and `noneOf` must all pass; a missing or empty list passes.
 *
 * @throws HookFailure with the hook's message if the hook would fail
 */
export function judgeScope(input: ScopeInput): ScopeVerdict {
  const limiter = valueAt(input.parent, 'spec', 'cascades', 'scopeLimiter');
  const details: string[] = [];
  const holdsIn =
    (group: Group) =>
    (requirement: Data, index: number): boolean => {
      const {holds, why} = judged(requirement, input);
      const name = textAt(requirement, 'operator');
      details.push(`Requirement ${index + 1} of ${group}, ${name}, ${holds ? 'holds' : 'does not hold'}: ${why}.`);
      return holds;
    };
  const passes: Readonly<Record<Group, (requirements: readonly Data[]) => boolean>> = {
    allOf: (requirements) => requirements.every(holdsIn('allOf')),
    anyOf: (requirements) => requirements.length === 0 || requirements.some(holdsIn('anyOf')),
    noneOf: (requirements) => !requirements.some(holdsIn('noneOf')),
  };
  // The hook evaluates all three lists, so that errors in any of them are reported.
  const failed = GROUPS.filter((group) => !passes[group](listAt(limiter, group)));
  return {failed: failed[0], details};
}

/**
 * Whether any rule can start a scan for a finding, regardless of its matches. Never throws: hook failures are outcomes.
 *
 * @param aliases `spec.scopeLimiterAliases` of the ParseDefinition
 */
export function tryScope(parent: DataMap, finding: DataMap, aliases: DataMap = {}): Outcome {
  if (valueAt(parent, 'spec', 'cascades', 'scopeLimiter') === undefined) {
    return matched('The Scan has no scope limiter, so every finding is in scope.');
  }
  return outcomeOf(() => {
    const {failed, details} = judgeScope({parent, finding, aliases});
    return failed === undefined
      ? matched('The finding is in scope: rules that match it start their Scans.', details)
      : notMatched(
          `The finding is out of scope, because ${failed} does not pass. No rule starts a Scan for it.`,
          details,
        );
  });
}
