import * as z from 'zod';

/** Fewest and most characters of a description: what search engines show. */
export const DESCRIPTION = {least: 50, most: 160} as const;

const text = z.string().regex(/\S/);
const words = z.array(text).min(1).meta({uniqueItems: true});
const path = z.string().regex(/^\//);

const common = {
  title: text.describe('the h1; do not repeat it in the text'),
  description: z.string().min(DESCRIPTION.least).max(DESCRIPTION.most).describe('one sentence in plain text'),
  keywords: words.optional(),
  aliases: words.optional().describe('words by which people look for this page and that it does not contain'),
  image: path
    .optional()
    .describe('picture for social networks, 1200 by 630 pixels, instead of the one the build makes'),
  unlisted: z.boolean().optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
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
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/),
    slug: z
      .string()
      .regex(/^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9._-]+$/)
      .describe('/year/month/day/name-of-the-post'),
    authors: words.describe('keys of blog/authors.yml'),
    tags: words.describe('keys of blog/tags.yml'),
    cover: path.optional().describe('the drawing that the post opens with'),
    cover_alt: text.optional().describe('what the cover shows'),
  }),
  page: z.strictObject({...common, hide_table_of_contents: z.boolean().optional()}),
};

const address = z.union([z.url(), path]);

/** `blog/tags.yml`. */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.describe('as readers see it'),
    permalink: z
      .string()
      .regex(/^\/[a-z0-9-]+$/)
      .describe('below /blog/tags'),
    description: text.describe('a sentence above the list of posts'),
  }),
);

/** `blog/authors.yml`. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    title: text.optional().describe('what the author does'),
    organization: z.boolean().optional().describe('true when this is no single person'),
    url: address.optional(),
    image_url: address.optional(),
    page: z.boolean().optional().describe('true for a page with all posts'),
    description: text.optional().describe('a sentence on that page'),
    socials: z.record(z.string(), text).optional(),
  }),
);
