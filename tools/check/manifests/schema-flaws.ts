import type {ErrorObject} from 'ajv/dist/2020';
import isEqual from 'lodash/isEqual';
import uniqWith from 'lodash/uniqWith';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import {fieldsAt, stepsOf, validatorOf} from './schemas';
import type {YamlDocument} from './yaml-text';
import {at, pathOf} from '../../../src/text/at';

type Path = readonly (string | number)[];

/** Whether a missing field may be missing: in a part of a manifest it may, along the way to what is shown. */
type MayMiss = (instancePath: string) => boolean;

/** The steps of a JSON pointer in a value, in which items of lists have numbers. */
const stepsTo = (pointer: string, value: unknown): Path =>
  stepsOf(pointer).map((step, index, steps) => (Array.isArray(at(value, steps.slice(0, index))) ? Number(step) : step));

/**
 * Drops what only repeats another error: the failed alternatives of a choice when the choice itself is reported, and
 * the choice when an alternative says more.
 */
function essential(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      kept.push(error);
      continue;
    }
    const inside = kept.filter((other) => other.instancePath.startsWith(error.instancePath));
    const telling = inside.filter(
      (other) => other.keyword === 'additionalProperties' || other.instancePath.length > error.instancePath.length,
    );
    kept = kept.filter((other) => !inside.includes(other));
    kept.push(...(telling.length > 0 ? telling : [error]));
  }
  return kept;
}

const quantity = 'a quantity such as 250m, 2 or 512Mi';

/** What is wrong and what to do, without the place. */
function words(error: ErrorObject, shown: string): {problem: string; mend: string} {
  const {keyword, params} = error;
  const parameter = (name: string): string => String(Reflect.get(params as object, name));
  switch (keyword) {
    case 'required':
      return {problem: `\`${shown}.${parameter('missingProperty')}\` is missing`, mend: 'add it'};
    case 'type':
      return {problem: `\`${shown}\` is not of type ${parameter('type')}`, mend: typeMend(parameter('type'))};
    case 'enum': {
      const allowed: unknown = Reflect.get(params as object, 'allowedValues');
      return {
        problem: `\`${shown}\` has a value that does not exist`,
        mend: `use one of ${(allowed as unknown[]).join(', ')}`,
      };
    }
    case 'const':
      return {
        problem: `\`${shown}\` has the wrong value`,
        mend: `write ${JSON.stringify(Reflect.get(params as object, 'allowedValue'))}`,
      };
    case 'pattern':
      return {problem: `\`${shown}\` is not well-formed`, mend: patternMend(parameter('pattern'))};
    case 'anyOf':
    case 'oneOf':
      return choice(error, shown);
    default:
      return {problem: `\`${shown}\` ${error.message ?? 'is not valid'}`, mend: 'correct the value'};
  }
}

/** What a pattern asks for, where it is a known one. */
const FORMS: readonly (readonly [part: string, words: string])[] = [
  ['3[0-2]|', 'a network such as 10.0.0.0/8'],
  ['A-Za-z0-9+/', 'base64, or put the text under stringData'],
  ['yearly|annually', 'five fields: minute, hour, day, month, day of the week; or a word such as @daily'],
  ['ns|us|µs|ms', 'a duration such as 90s, 5m or 24h; the largest unit is the hour'],
  ['[a-z0-9]([-a-z0-9]*[a-z0-9])?', 'small letters, digits and hyphens, with a letter or digit at both ends'],
];

function patternMend(pattern: string): string {
  const [, form] = FORMS.find(([part]) => pattern.includes(part)) ?? [];
  return form === undefined ? `it must match ${pattern}` : `write ${form}`;
}

function typeMend(type: string): string {
  if (type === 'string') return 'quote the value';
  if (type === 'array') return 'write a list, each item behind a -';
  if (type === 'boolean') return 'write true or false';
  if (type === 'object') return 'write a map of keys and values';
  return `write a ${type === 'integer' ? 'whole number' : type}`;
}

function choice({parentSchema, schema, keyword}: ErrorObject, shown: string): {problem: string; mend: string} {
  const required = (Array.isArray(schema) ? (schema as {required?: string[]}[]) : []).flatMap(
    (one) => one.required ?? [],
  );
  if (required.length > 0) {
    const count = keyword === 'oneOf' ? 'exactly one' : 'one';
    return {problem: `\`${shown}\` needs ${count} of ${required.join(', ')}`, mend: `write ${count} of them`};
  }
  const isQuantity = JSON.stringify(parentSchema ?? schema).includes('KMGTPE');
  return {
    problem: `\`${shown}\` has none of the forms that are possible`,
    mend: isQuantity ? `write ${quantity}` : 'see the field reference',
  };
}

/**
 * Validates a document against a kind or a part of one, given as a path such as `Scan.spec`. Every error becomes one
 * flaw with the line of the field, in which the document is called `as`.
 */
export function schemaFlaws(
  fieldPath: string,
  document: YamlDocument,
  {mayMiss = () => false, as = fieldPath}: {readonly mayMiss?: MayMiss; readonly as?: string} = {},
): Flaw[] {
  const validate = validatorOf(fieldPath);
  if (validate(document.value)) return [];
  const flaws: Flaw[] = [];
  for (const error of essential(validate.errors ?? [])) {
    const path = stepsTo(error.instancePath, document.value);
    const shown = pathOf([as, ...path]);
    if (error.keyword === 'required' && mayMiss(error.instancePath)) continue;
    if ((error.keyword === 'anyOf' || error.keyword === 'oneOf') && mayMiss(error.instancePath)) continue;
    if (error.keyword === 'additionalProperties') {
      const name = String(Reflect.get(error.params as object, 'additionalProperty'));
      const fields = fieldsAt(fieldPath, path);
      const mend =
        fields.length === 0
          ? 'leave it out; nothing can stand there'
          : suggest(name, fields, `a field of ${shown}: ${fields.slice(0, 12).join(', ')} …`);
      flaws.push({line: document.lineOf([...path, name]), problem: `\`${shown}\` has no field \`${name}\``, mend});
    } else flaws.push({line: document.lineOf(path), ...words(error, shown)});
  }
  // A field that is misspelled is not missing, too.
  const meant = flaws.flatMap(({problem, mend}) => {
    const [[, place] = [], [, name] = []] = [
      /^`(.+)` has no field/.exec(problem) ?? [],
      /mean `(.+)`/.exec(mend) ?? [],
    ];
    return name === undefined ? [] : [`\`${place}.${name}\` is missing`];
  });
  return uniqWith(
    flaws.filter(({problem}) => !meant.includes(problem)),
    isEqual,
  );
}

/**
 * The way from the root of a part down to the first field with company: there, neighbours that the schema requires may
 * be missing, because the fence shows only a part.
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
