import type {ErrorObject} from 'ajv/dist/2020';
import isEqual from 'lodash/isEqual';
import uniqWith from 'lodash/uniqWith';
import {at, pathOf} from '../../../src/text/at';
import type {Flaw} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import {validatorOf} from './schemas';
import type {YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];

/** The steps of a JSON pointer in a value, in which items of lists have numbers. */
const stepsTo = (pointer: string, value: unknown): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, index, steps) => (Array.isArray(at(value, steps.slice(0, index))) ? Number(step) : step));

/** When a choice fails, Ajv reports every alternative: keeps the specific ones, or else the choice. */
function essential(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    const inside = /^(?:any|one)Of$/.test(error.keyword)
      ? kept.filter((other) => other.instancePath.startsWith(error.instancePath))
      : [];
    const specific = inside.filter(
      (other) => other.keyword === 'additionalProperties' || other.instancePath.length > error.instancePath.length,
    );
    kept = [...kept.filter((other) => !inside.includes(other)), ...(specific.length > 0 ? specific : [error])];
  }
  return kept;
}

const FIXES: Readonly<Record<string, string>> = {
  string: 'quote the value',
  boolean: 'write true or false without quotes',
};

/** An error of Ajv in a sentence, and what to do. Patterns are explained by the description of the field. */
function wordsOf({keyword, params, message, parentSchema}: ErrorObject, shown: string): Omit<Flaw, 'line'> {
  const {missingProperty, type, allowedValues} = params as Readonly<Record<string, unknown>>;
  const [expected = ''] = [type].flat() as string[];
  const fix = FIXES[expected] ?? `write a value of type ${expected}`;
  if (keyword === 'required') return {problem: `\`${shown}.${String(missingProperty)}\` is missing`, fix: 'add it'};
  if (keyword === 'type') return {problem: `\`${shown}\` must be of type ${expected}`, fix};
  // Compiled validators of Kubernetes have no messages.
  const problem = `\`${shown}\` ${keyword === 'pattern' ? 'is not well-formed' : (message ?? 'is not valid')}`;
  if (keyword === 'enum') return {problem, fix: `use one of ${(allowedValues as string[]).join(', ')}`};
  const {description} = (parentSchema ?? {}) as {readonly description?: string};
  return {
    problem,
    fix: description === undefined ? 'correct the value' : `correct it: ${description.replace(/\.$/, '')}`,
  };
}

/** A field that does not exist. */
export function unknownField(
  document: YamlDocument,
  as: string,
  path: Path,
  name: string,
  fields: readonly string[],
): Flaw {
  const shown = pathOf([as, ...path]);
  const all = `a field of ${shown}: ${fields.slice(0, 12).join(', ')} …`;
  const fix = fields.length === 0 ? 'remove it; no field is allowed' : suggest(name, fields, all);
  return {line: document.lineOf([...path, name]), problem: `\`${shown}\` has no field \`${name}\``, fix};
}

/** Errors of a validator as flaws, each at the line of its field. */
export function errorFlaws(errors: readonly ErrorObject[], document: YamlDocument, as: string): Flaw[] {
  const flaws = essential(errors).map((error): Flaw => {
    const path = stepsTo(error.instancePath, document.value);
    const {additionalProperty} = error.params as {additionalProperty?: string};
    const {properties = {}} = (error.parentSchema ?? {}) as {properties?: object};
    if (additionalProperty !== undefined)
      return unknownField(document, as, path, additionalProperty, Object.keys(properties));
    return {line: document.lineOf(path), ...wordsOf(error, pathOf([as, ...path]))};
  });
  // A misspelled field is not also a missing one.
  const misspelled = flaws.flatMap(({fix}) => /mean `(.+)`/.exec(fix)?.[1] ?? []);
  const isMisspelled = ({problem}: Flaw): boolean =>
    misspelled.some((name) => problem.endsWith(`.${name}\` is missing`));
  return uniqWith(flaws, isEqual).filter((flaw) => !isMisspelled(flaw));
}

/**
 * Validates a document against a kind of the product or a part of one, given as a path such as `Scan.spec`. A fence with
 * an `excerpt` can leave out required fields of its root.
 */
export function schemaFlaws(part: string, document: YamlDocument, excerpt = false): Flaw[] {
  const validate = validatorOf(part);
  if (validate(document.value)) return [];
  const isLeftOut = ({keyword, instancePath}: ErrorObject): boolean =>
    excerpt && instancePath === '' && /^(?:required|anyOf|oneOf)$/.test(keyword);
  const errors = (validate.errors ?? []).filter((error) => !isLeftOut(error));
  return errorFlaws(errors, document, part);
}
