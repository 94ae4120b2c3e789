import * as z from 'zod';
import {nearest, suggest} from '../../../src/text/nearest';
import {at} from '../../at';
import {note} from '../catalog/shape';

/** Fewest and most characters of a description: what search engines show. */
const DESCRIPTION = {least: 50, most: 160} as const;

const NO_TEXT = 'is not text';
const NO_PATH = 'is not a path';
const NO_LEVEL = 'is not a level of headings';
const NO_DATE = 'is not a date';
const NO_SLUG = 'is not the path of a post';
const NO_ADDRESS = 'is no address';
const WRONG_LENGTH = {error: ({input}: {input?: unknown}) => `has ${String(input).length} characters`};

const text = z.string(NO_TEXT).regex(/\S/, NO_TEXT).meta({mend: 'write text, in quotes if it holds a colon'});
const sitePath = z.string(NO_PATH).regex(/^\//, NO_PATH).meta({mend: 'write it as /img/name.png'});
const truth = z.boolean('is not a boolean').meta({mend: 'write true or false'});

/** A list of words, none of them twice. */
const list = (wrong: string, mend: string) =>
  z
    .array(z.string(wrong).regex(/\S/, wrong), wrong)
    .min(1, wrong)
    .check(({value, issues}) => {
      const twice = value.find((item, index) => value.indexOf(item) !== index);
      if (twice !== undefined)
        issues.push({code: 'custom', input: value, message: `holds \`${twice}\` twice`, params: {mend: 'remove one'}});
    })
    .meta({uniqueItems: true, mend});
const words = list('is not a list of words', 'write [one, two]');
const names = (file: string) => list('is not a list of names', `write [name], with a name that ${file} declares`);

const description = z
  .string(NO_TEXT)
  .min(DESCRIPTION.least, WRONG_LENGTH)
  .max(DESCRIPTION.most, WRONG_LENGTH)
  .regex(/[.?!]$/, 'does not end like a sentence')
  .refine((value) => !/(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]\s+\p{Lu}/u.test(value), 'is more than one sentence')
  .refine((value) => !/[`*[\]<>]|:fact\[/.test(value), {error: 'holds Markdown', params: {mend: 'write plain text'}})
  .meta({mend: `write one sentence of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters, with a full stop`});

const common = {
  title: text.describe('the h1; do not repeat it in the text'),
  description: description.describe('one sentence in plain text'),
  keywords: words.optional(),
  aliases: words.optional().describe('words by which people look for this page and that it does not contain'),
  asked: z
    .record(z.string(), words, 'is not a list of sections')
    .optional()
    .describe('how people ask for a section, in words that it does not contain, by its anchor')
    .meta({mend: 'write a line for each section: anchor: [one, two]'}),
  image: sitePath
    .optional()
    .describe('picture for social networks, 1200 by 630 pixels, instead of the one the build makes'),
  unlisted: truth.optional(),
  toc_max_heading_level: z
    .int(NO_LEVEL)
    .min(2, NO_LEVEL)
    .max(6, NO_LEVEL)
    .optional()
    .meta({mend: 'write a number from 2 to 6'}),
};

/** The form of the front matter by kind of page: which keys there are, which are required, and what editors show. */
export const frontMatterSchemas = {
  doc: z.strictObject({
    ...common,
    sidebar_label: text.optional(),
    title_meta: text.optional().describe('title for search engines, where two pages share a headline'),
  }),
  post: z.strictObject({
    ...common,
    date: z
      .string(NO_DATE)
      .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/, NO_DATE)
      .refine((value) => !Number.isNaN(Date.parse(value)), NO_DATE)
      .meta({mend: 'write it as 2025-02-07T09:00:00Z'}),
    slug: z
      .string(NO_SLUG)
      .regex(/^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9._-]+$/, NO_SLUG)
      .describe('/year/month/day/name-of-the-post')
      .meta({mend: 'write it as /2025/02/07/name-of-the-post'}),
    authors: names('blog/authors.yml').describe('keys of blog/authors.yml'),
    tags: names('blog/tags.yml').describe('keys of blog/tags.yml'),
    cover: sitePath.optional().describe('the drawing that the post opens with'),
    cover_alt: text.optional().describe('what the cover shows'),
  }),
  page: z.strictObject({...common, hide_table_of_contents: truth.optional()}),
};

const address = z
  .string(NO_ADDRESS)
  .regex(/^(?:https:\/)?\/\S+$/, NO_ADDRESS)
  .meta({mend: 'write https://… or a path of the site such as /img/name.svg'});

/** `blog/tags.yml`. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.describe('as readers see it'),
    permalink: z
      .string(NO_PATH)
      .regex(/^\/[a-z0-9-]+$/, 'is no path below /blog/tags')
      .describe('below /blog/tags')
      .meta({mend: 'write it as /name-of-the-tag'}),
    description: text.describe('a sentence above the list of posts'),
  }),
);

/** `blog/authors.yml`. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    title: text.optional().describe('what the author does'),
    organization: truth.optional().describe('true when this is no single person'),
    url: address.optional(),
    image_url: address.optional(),
    page: truth.optional().describe('true for a page with all posts'),
    description: text.optional().describe('a sentence on that page'),
    socials: z.record(z.string(), text).optional(),
  }),
);

/** What a schema finds wrong with a value. */
export interface Issue {
  /** Where: keys from the outermost to the innermost. */
  readonly path: readonly PropertyKey[];
  readonly kind: 'unknown' | 'missing' | 'wrong';
  readonly problem: string;
  readonly mend: string;
}

/** Compares a value with a schema. Of each place the first thing is told. */
export function issuesOf(schema: z.ZodType, value: unknown, keys: readonly string[]): Issue[] {
  const told = new Set<string>();
  const issues = schema.safeParse(value).error?.issues ?? [];
  // A key that is misspelled is not missing, too.
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) told.add([...issue.path, nearest(key, keys)].join('.'));
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        kind: 'unknown',
        problem: `has no key \`${key}\``,
        mend: suggest(key, keys, `one of ${keys.join(', ')}`),
      }));
    // An item of a list is told as the list.
    const path = issue.path.filter((key) => typeof key !== 'number');
    const place = path.join('.');
    if (told.has(place)) return [];
    told.add(place);
    const key = String(path.at(-1));
    if (at(value, path) === undefined)
      return [{path, kind: 'missing', problem: `has no ${key}`, mend: `add \`${key}: …\``}];
    const own: unknown = issue.code === 'custom' ? issue.params?.['mend'] : undefined;
    return [{path, kind: 'wrong', problem: issue.message, mend: String(own ?? note(schema, path, 'mend'))}];
  });
}
