import type {ErrorObject} from 'ajv/dist/2020';
import isEqual from 'lodash/isEqual';
import uniqWith from 'lodash/uniqWith';
import {at, pathOf} from '../../../src/text/at';
import type {Flaw} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import {fieldsAt, stepsOf, validatorOf} from './schemas';
import type {YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];

/** Whether a required field may be missing: in a part of a manifest it may, on the way to what is shown. */
type MayMiss = (instancePath: string) => boolean;

/** The steps of a JSON pointer in a value, in which items of lists have numbers. */
const stepsTo = (pointer: string, value: unknown): Path =>
  stepsOf(pointer).map((step, index, steps) => (Array.isArray(at(value, steps.slice(0, index))) ? Number(step) : step));

/** Of a choice that fails, Ajv reports every alternative: keeps those that say most, else the choice. */
function essential(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    const inside = /^(?:any|one)Of$/.test(error.keyword)
      ? kept.filter((other) => other.instancePath.startsWith(error.instancePath))
      : [];
    const telling = inside.filter(
      (other) => other.keyword === 'additionalProperties' || other.instancePath.length > error.instancePath.length,
    );
    kept = [...kept.filter((other) => !inside.includes(other)), ...(telling.length > 0 ? telling : [error])];
  }
  return kept;
}

/** Patterns of the schemas, in words. */
const FORMS: readonly (readonly [part: string, words: string])[] = [
  ['yearly|annually', 'five fields: minute, hour, day, month, day of the week; or a word such as @daily'],
  ['ns|us|µs|ms', 'a duration such as 90s, 5m or 24h; the largest unit is the hour'],
  ['[a-z0-9]([-a-z0-9]*[a-z0-9])?', 'lowercase letters, digits and hyphens, with a letter or digit at both ends'],
];

const TYPES: Readonly<Record<string, string>> = {
  string: 'quote the value',
  array: 'write a list, each item after a -',
  boolean: 'write true or false',
  object: 'write a map of keys and values',
  integer: 'write a whole number',
};

/** What is wrong and what to do. */
function words({keyword, params, message, schema, parentSchema}: ErrorObject, shown: string): Omit<Flaw, 'line'> {
  const value = params as Readonly<Record<string, unknown>>;
  switch (keyword) {
    case 'required':
      return {problem: `\`${shown}.${String(value['missingProperty'])}\` is missing`, mend: 'add it'};
    case 'type': {
      const type = String(value['type']);
      return {problem: `\`${shown}\` is not of type ${type}`, mend: TYPES[type] ?? `write a ${type}`};
    }
    case 'enum':
      return {
        problem: `\`${shown}\` has an unknown value`,
        mend: `use one of ${(value['allowedValues'] as string[]).join(', ')}`,
      };
    case 'pattern': {
      const pattern = String(value['pattern']);
      const form = FORMS.find(([part]) => pattern.includes(part))?.[1];
      return {problem: `\`${shown}\` is not well-formed`, mend: form ? `write ${form}` : `it must match ${pattern}`};
    }
    case 'anyOf':
    case 'oneOf': {
      const fields = (Array.isArray(schema) ? (schema as {required?: string[]}[]) : []).flatMap(
        (one) => one.required ?? [],
      );
      const count = keyword === 'oneOf' ? 'exactly one' : 'one';
      if (fields.length > 0)
        return {problem: `\`${shown}\` needs ${count} of ${fields.join(', ')}`, mend: `write ${count} of them`};
      const isQuantity = JSON.stringify(parentSchema ?? schema ?? '').includes('KMGTPE');
      const mend = isQuantity ? 'write a quantity such as 250m, 2 or 512Mi' : 'see the field reference';
      return {problem: `\`${shown}\` has none of the allowed forms`, mend};
    }
    default:
      return {problem: `\`${shown}\` ${message ?? 'is not valid'}`, mend: 'correct the value'};
  }
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
  const mend =
    fields.length === 0
      ? 'remove it; nothing is allowed there'
      : suggest(name, fields, `a field of ${shown}: ${fields.slice(0, 12).join(', ')} …`);
  return {line: document.lineOf([...path, name]), problem: `\`${shown}\` has no field \`${name}\``, mend};
}

/** Errors of a validator as flaws, each at the line of its field. A misspelled field is not missing as well. */
export function errorFlaws(
  errors: readonly ErrorObject[],
  document: YamlDocument,
  as: string,
  {fieldPath = as, mayMiss = () => false}: {readonly fieldPath?: string; readonly mayMiss?: MayMiss} = {},
): Flaw[] {
  const flaws = essential(errors).flatMap((error): Flaw[] => {
    const path = stepsTo(error.instancePath, document.value);
    if (/^(?:required|anyOf|oneOf)$/.test(error.keyword) && mayMiss(error.instancePath)) return [];
    if (error.keyword !== 'additionalProperties')
      return [{line: document.lineOf(path), ...words(error, pathOf([as, ...path]))}];
    const name = String((error.params as {additionalProperty?: string}).additionalProperty);
    return [unknownField(document, as, path, name, fieldsAt(fieldPath, path))];
  });
  const meant = flaws.flatMap(({problem, mend}) => {
    const [place, name] = [/^`(.+)` has no field/.exec(problem)?.[1], /mean `(.+)`/.exec(mend)?.[1]];
    return name === undefined ? [] : [`\`${place}.${name}\` is missing`];
  });
  return uniqWith(
    flaws.filter(({problem}) => !meant.includes(problem)),
    isEqual,
  );
}

/** Validates a document against a kind of the product or a part of one, given as a path such as `Scan.spec`. */
export function schemaFlaws(fieldPath: string, document: YamlDocument, mayMiss?: MayMiss): Flaw[] {
  const validate = validatorOf(fieldPath);
  if (validate(document.value)) return [];
  return errorFlaws(validate.errors ?? [], document, fieldPath, {fieldPath, ...(mayMiss && {mayMiss})});
}

/**
 * The way from the root of a part down to the first field with company: neighbors that the schema requires may be
 * missing there, because the fence shows only a part.
 */
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
