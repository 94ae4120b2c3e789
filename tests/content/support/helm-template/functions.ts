import {stringify} from 'yaml';

/** What Go's templates hold for false: false, 0, nothing, and what is empty. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return !value;
}

/** How a value is printed. */
export function printed(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const indented = (width: unknown, text: unknown): string => printed(text).replaceAll(/^/gm, ' '.repeat(Number(width)));

type TemplateFunction = (...values: unknown[]) => unknown;

/** The functions of Helm that charts of the product use. The value of a pipeline comes last. */
export const FUNCTIONS: Readonly<Record<string, TemplateFunction>> = {
  default: (otherwise, value) => (isEmpty(value) ? otherwise : value),
  quote: (value) => (value === null || value === undefined ? '' : JSON.stringify(printed(value))),
  // Helm's YAML is 1.1, where `yes` is a boolean.
  toYaml: (value) => stringify(value, {version: '1.1', lineWidth: 0}).trimEnd(),
  toJson: (value) => JSON.stringify(value),
  indent: indented,
  nindent: (width, text) => `\n${indented(width, text)}`,
  trunc: (length, text) => printed(text).slice(0, Number(length)),
  trimSuffix: (suffix, text) =>
    printed(text).endsWith(printed(suffix)) ? printed(text).slice(0, -printed(suffix).length) : text,
  replace: (from, to, text) => printed(text).replaceAll(printed(from), printed(to)),
  contains: (part, text) => printed(text).includes(printed(part)),
  printf: (format, ...values) => printed(format).replaceAll(/%[sdv]/g, () => printed(values.shift())),
  not: (value) => isEmpty(value),
  and: (...values) => values.find(isEmpty) ?? values.at(-1),
  or: (...values) => values.find((value) => !isEmpty(value)) ?? values.at(-1),
  eq: (one, ...others) => others.includes(one),
};
