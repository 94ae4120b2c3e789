import type {ErrorObject} from 'ajv/dist/2020';
import isEqual from 'lodash/isEqual';
import uniqWith from 'lodash/uniqWith';
import {at, pathOf} from '../../../src/text/at';
import type {Flaw} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import {fieldsAt, stepsOf, validatorOf} from './schemas';
import type {YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];

/** Whether a required field can be missing: a part of a manifest does not show its parents in full. */
type MayMiss = (instancePath: string) => boolean;

/** The steps of a JSON pointer in a value, in which items of lists have numbers. */
export const stepsTo = (pointer: string, value: unknown): Path =>
  stepsOf(pointer).map((step, index, steps) => (Array.isArray(at(value, steps.slice(0, index))) ? Number(step) : step));

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

/** An error of Ajv in a sentence. Patterns are explained by the description of the field. */
function problemOf({keyword, params, message}: ErrorObject, shown: string): string {
  const {missingProperty, type} = params as Readonly<Record<string, unknown>>;
  if (keyword === 'required') return `\`${shown}.${String(missingProperty)}\` is missing`;
  if (keyword === 'pattern') return `\`${shown}\` is not well-formed`;
  if (keyword === 'type') return `\`${shown}\` must be of type ${String(type)}`;
  // Compiled validators of Kubernetes have no messages.
  return `\`${shown}\` ${message ?? 'is not valid'}`;
}

/** What to do about an error of Ajv. */
function fixOf({keyword, params, parentSchema}: ErrorObject): string {
  const {allowedValues, type} = params as Readonly<Record<string, unknown>>;
  if (keyword === 'required') return 'add it';
  if (keyword === 'enum') return `use one of ${(allowedValues as string[]).join(', ')}`;
  if (keyword === 'type') return type === 'string' ? 'quote the value' : `write a value of type ${String(type)}`;
  const {description} = (parentSchema ?? {}) as {readonly description?: string};
  return description === undefined ? 'correct the value' : `correct it: ${description.replace(/\.$/, '')}`;
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
export function errorFlaws(
  errors: readonly ErrorObject[],
  document: YamlDocument,
  as: string,
  {fieldPath = as, mayMiss = () => false}: {readonly fieldPath?: string; readonly mayMiss?: MayMiss} = {},
): Flaw[] {
  const flaws = essential(errors).flatMap((error): Flaw[] => {
    const path = stepsTo(error.instancePath, document.value);
    if (/^(?:required|anyOf|oneOf)$/.test(error.keyword) && mayMiss(error.instancePath)) return [];
    const {additionalProperty} = error.params as {additionalProperty?: string};
    if (error.keyword === 'additionalProperties' && additionalProperty !== undefined)
      return [unknownField(document, as, path, additionalProperty, fieldsAt(fieldPath, path))];
    return [{line: document.lineOf(path), problem: problemOf(error, pathOf([as, ...path])), fix: fixOf(error)}];
  });
  // A misspelled field is not also a missing one.
  const misspelled = flaws.flatMap(({fix}) => /mean `(.+)`/.exec(fix)?.[1] ?? []);
  const isMisspelled = ({problem}: Flaw): boolean =>
    misspelled.some((name) => problem.endsWith(`.${name}\` is missing`));
  return uniqWith(flaws, isEqual).filter((flaw) => !isMisspelled(flaw));
}

/** Validates a document against a kind of the product or a part of one, given as a path such as `Scan.spec`. */
export function schemaFlaws(fieldPath: string, document: YamlDocument, mayMiss?: MayMiss): Flaw[] {
  const validate = validatorOf(fieldPath);
  if (validate(document.value)) return [];
  return errorFlaws(validate.errors ?? [], document, fieldPath, {fieldPath, ...(mayMiss && {mayMiss})});
}

/** From the root of a part down to the first field with siblings, required siblings can be missing. */
export function alongTheWay(value: unknown): MayMiss {
  const spine = new Set(['']);
  let [current, path] = [value, ''];
  while (typeof current === 'object' && current !== null && !Array.isArray(current)) {
    const entries: [string, unknown][] = Object.entries(current);
    if (entries.length !== 1) break;
    const [key, next] = entries[0]!;
    path += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    spine.add(path);
    current = next;
  }
  return (instancePath) => spine.has(instancePath);
}
