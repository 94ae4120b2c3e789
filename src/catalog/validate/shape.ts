import {nearest} from '../../text/nearest';
import type {Check, Flaw} from './problem';

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is not empty, has no white space around it, and has the given form. */
export function text(form?: {readonly pattern: RegExp; readonly like: string}): Check {
  return (value, path) => {
    if (typeof value !== 'string')
      return [{path, problem: `This is ${kindOf(value)}, not a text.`, mend: 'Write a text.'}];
    if (value.trim() === '')
      return [{path, problem: 'The text is empty.', mend: 'Write the fact, or remove the entry.'}];
    if (value !== value.trim())
      return [{path, problem: 'The text begins or ends with white space.', mend: 'Remove it.'}];
    if (form !== undefined && !form.pattern.test(value))
      return [{path, problem: `"${value}" does not have the right form.`, mend: `Write it like ${form.like}.`}];
    return [];
  };
}

/**
 * A text in whole sentences, which ends up in Markdown: capital letter, full stop, no bare angle brackets or braces.
 * @param least Fewest characters.
 * @param most Most characters.
 */
export function sentence(least = 3, most = 360): Check {
  return (value, path) => {
    const flaws = text()(value, path);
    if (flaws.length > 0 || typeof value !== 'string') return flaws;
    const found: Flaw[] = [];
    if (value.length < least || value.length > most) {
      const problem = `The text has ${value.length} characters.`;
      found.push({path, problem, mend: `Write ${least} to ${most} characters.`});
    }
    if (!/^[\p{Lu}\p{N}`"]/u.test(value))
      found.push({path, problem: 'The sentence begins with a small letter.', mend: 'Begin with a capital letter.'});
    if (!value.endsWith('.'))
      found.push({path, problem: 'The sentence does not end.', mend: 'End it with a full stop.'});
    if (/[<>{}]/.test(value.replaceAll(/`[^`]*`/g, '')))
      found.push({
        path,
        problem: 'Angle brackets or braces stand outside of code.',
        mend: 'Put them between backticks, because the text becomes Markdown.',
      });
    return found;
  };
}

/** One of the given words. */
export function oneOf(...words: readonly string[]): Check {
  return (value, path) => {
    if (typeof value === 'string' && words.includes(value)) return [];
    const near = typeof value === 'string' ? nearest(value, words) : undefined;
    const mend = near === undefined ? `Write one of ${words.join(', ')}.` : `Did you mean "${near}"?`;
    const shown = typeof value === 'string' ? `"${value}"` : `This (${kindOf(value)})`;
    return [{path, problem: `${shown} is not allowed here.`, mend}];
  };
}

/** True or false. */
export const truth: Check = (value, path) =>
  typeof value === 'boolean'
    ? []
    : [{path, problem: `This is ${kindOf(value)}, not true or false.`, mend: 'Write true or false.'}];

/** A network port. */
export const port: Check = (value, path) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536
    ? []
    : [{path, problem: 'This is no port.', mend: 'Write a whole number from 1 to 65535.'}];

/** The value may be null. */
export function nullable(check: Check): Check {
  return (value, path) => (value === null ? [] : check(value, path));
}

/** A list of things, of which no two have the same name. */
export function list(check: Check, least = 0, nameOf?: (item: unknown) => unknown): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return [{path, problem: `This is ${kindOf(value)}, not a list.`, mend: 'Write a list.'}];
    const flaws = value.flatMap((item, index) => check(item, `${path}[${index}]`));
    if (value.length < least) flaws.push({path, problem: 'The list is too short.', mend: `Add at least ${least}.`});
    const names = value.map((item) => (nameOf === undefined ? item : nameOf(item)));
    for (const [index, name] of names.entries())
      if (typeof name === 'string' && names.indexOf(name) !== index)
        flaws.push({
          path: `${path}[${index}]`,
          problem: `"${name}" stands here twice.`,
          mend: 'Remove one of the two.',
        });
    return flaws;
  };
}

/** The field of an entry, for {@link list}. */
export function field(name: string): (item: unknown) => unknown {
  return (item) => (isRecord(item) ? item[name] : undefined);
}

/** An object with exactly these fields. */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const checks = {...required, ...optional};
  return (value, path) => {
    if (!isRecord(value))
      return [{path, problem: `This is ${kindOf(value)}, not an object.`, mend: 'Write an object.'}];
    const flaws: Flaw[] = [];
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(checks, key)) continue;
      const near = nearest(key, Object.keys(checks));
      const mend = near === undefined ? `Use one of ${Object.keys(checks).join(', ')}.` : `Did you mean "${near}"?`;
      flaws.push({path: join(path, key), problem: 'There is no such field.', mend});
    }
    for (const [key, check] of Object.entries(checks)) {
      if (value[key] !== undefined) flaws.push(...check(value[key], join(path, key)));
      else if (Object.hasOwn(required, key))
        flaws.push({
          path: join(path, key),
          problem: 'The field is missing.',
          mend: 'Add it; types.ts says what it holds.',
        });
    }
    return flaws;
  };
}
