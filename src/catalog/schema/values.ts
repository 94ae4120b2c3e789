import * as z from 'zod';

type Context = z.core.$RefinementCtx;

/** Reports a problem of a value and its fix. */
export function flaw(context: Context, problem: string, fix: string, path: readonly PropertyKey[] = []): void {
  context.addIssue({code: 'custom', message: problem, params: {fix}, path: [...path]});
}

/** A string that matches `pattern`, for example `like`, or that is not empty and has no white space around it. */
export function text(pattern?: RegExp, like?: string) {
  const trimmed = z.string().superRefine((value, context) => {
    if (value.trim() === '') flaw(context, 'The text is empty', 'write the fact, or remove the entry');
    else if (value !== value.trim()) flaw(context, 'The text begins or ends with white space', 'remove it');
  });
  return pattern === undefined ? trimmed : z.string().regex(pattern, `Expected a text such as ${like}`);
}

/**
 * Whole sentences for Markdown: capital letter, full stop, angle brackets and braces only in code.
 * @param least Minimum number of characters.
 * @param most Maximum number of characters.
 */
export function sentence(least = 3, most = 360) {
  return text().superRefine((value, context) => {
    if (value.length < least || value.length > most)
      flaw(context, `The text has ${value.length} characters`, `write ${least} to ${most} characters`);
    if (!/^[\p{Lu}\p{N}`"]/u.test(value))
      flaw(context, 'The sentence begins with a small letter', 'begin with a capital letter');
    if (!value.endsWith('.')) flaw(context, 'The sentence does not end', 'end it with a full stop');
    if (/[<>{}]/.test(value.replaceAll(/`[^`]*`/g, '')))
      flaw(
        context,
        'Angle brackets or braces are outside of code',
        'put them between backticks, because the text becomes Markdown',
      );
  });
}

/** Rejects list items with equal fields `names`, or equal items if there are no names. */
export function unique<Item>(...names: readonly (keyof Item & string)[]) {
  return ({value, issues}: z.core.ParsePayload<readonly Item[]>): void => {
    const keys = value.map((item) =>
      names.length === 0
        ? String(item)
        : names
            .map((name) => item[name])
            .filter((part) => part !== undefined)
            .join(', '),
    );
    for (const [index, key] of keys.entries())
      if (key !== '' && keys.indexOf(key) !== index)
        issues.push({
          code: 'custom',
          message: `"${key}" is here twice`,
          params: {fix: 'remove one of the two'},
          path: [index],
          input: value,
        });
  };
}

/** A list of unique strings. */
export function words(least = 0) {
  return z.array(text()).min(least).check(unique());
}

/** A name in kebab case, for example of an entry and its file. */
export const slug = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'static-report');

/** The sentence on tiles and in search results. */
export const summary = sentence(50, 160).describe('one sentence, 50 to 160 characters: what a reader gets from it');

/** Search terms for an entry. */
export const tags = (least: number) => words(least).describe('the words by which people look for it');

/** A string without backticks, because it is shown as code. */
export const code = text(/^[^`]+$/, 'IfNotPresent, without backticks');

export const url = text(/^https:\/\//, 'https://nmap.org/');

export const port = z.int().min(1).max(65_535);

/** Routes of related pages. */
export const related = z
  .array(text(/^\/(docs|blog)\/\S+$/, '/docs/hooks/defectdojo'))
  .min(1)
  .check(unique());
