import * as z from 'zod';
import {flaw, text, words} from '../../../src/catalog-schema/values';

/** Fewest and most characters of a description: what search engines show. */
const DESCRIPTION = {least: 50, most: 160} as const;

const sitePath = text(/^\//, '/img/name.png');
const truth = z.boolean();
const list = words(1).meta({mend: 'write [one, two]'});

const description = z
  .string()
  .min(DESCRIPTION.least)
  .max(DESCRIPTION.most)
  .superRefine((value, context) => {
    const mend = 'write one sentence, with a full stop';
    if (!/[.?!]$/.test(value)) flaw(context, 'The sentence does not end', mend);
    if (/(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]\s+\p{Lu}/u.test(value))
      flaw(context, 'There is more than one sentence', mend);
    if (/[`*[\]<>]|:fact\[/.test(value)) flaw(context, 'Markdown stands in the text', 'write plain text');
  })
  .meta({mend: `write one sentence of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters, with a full stop`});

const common = {
  title: text().describe('the h1; do not repeat it in the text'),
  description: description.describe('one sentence in plain text'),
  keywords: list.optional(),
  aliases: list.optional().describe('words by which people look for this page and that it does not contain'),
  image: sitePath
    .optional()
    .describe('picture for social networks, 1200 by 630 pixels, instead of the one the build makes'),
  unlisted: truth.optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional().meta({mend: 'write a number from 2 to 6'}),
};

/** The form of the front matter by kind of page: which keys there are, which are required, and what editors show. */
export const frontMatterSchemas = {
  doc: z.strictObject({
    ...common,
    sidebar_label: text().optional(),
    title_meta: text().optional().describe('title for search engines, where two pages share a headline'),
  }),
  post: z.strictObject({
    ...common,
    date: z
      .union([z.iso.date(), z.iso.datetime()])
      .describe('the day of the post')
      .meta({like: '2025-02-07T09:00:00Z'}),
    slug: text(/^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9._-]+$/, '/2025/02/07/name-of-the-post').describe(
      '/year/month/day/name-of-the-post',
    ),
    authors: list.describe('keys of blog/authors.yml'),
    tags: list.describe('keys of blog/tags.yml'),
    cover: sitePath.optional().describe('the drawing that the post opens with'),
    cover_alt: text().optional().describe('what the cover shows'),
  }),
  page: z.strictObject({...common, hide_table_of_contents: truth.optional()}),
};

/** `PAGE.asked.yaml` beside a page. */
export const askedSchema = z
  .record(z.string(), words(1).meta({mend: 'write [one phrase, another one]'}))
  .describe('how readers ask for a section, in words that it does not contain, by the id of its heading')
  .meta({mend: 'write a line for each heading: heading-id: [one phrase, another one]'});

const address = text(/^(?:https:\/)?\/\S+$/, 'https://example.com/ or /path');

/** `blog/tags.yml`. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text().describe('as readers see it'),
    permalink: text(/^\/[a-z0-9-]+$/, '/name-of-the-tag').describe('below /blog/tags'),
    description: text().describe('a sentence above the list of posts'),
  }),
);

/** `blog/authors.yml`. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text(),
    title: text().optional().describe('what the author does'),
    organization: truth.optional().describe('true when this is no single person'),
    url: address.optional(),
    image_url: text(/^\/img\/\S+$/, '/img/name.svg')
      .describe('a picture below static: pages load none of other sites')
      .optional(),
    page: truth.optional().describe('true for a page with all posts'),
    description: text().optional().describe('a sentence on that page'),
    socials: z.record(z.string(), text()).optional(),
  }),
);
