import * as z from 'zod';
import {guide} from '../../../src/catalog/schema/guide';
import {flaw, text, words} from '../../../src/catalog/schema/values';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {checkShape} from '../catalog/shape';
import type {Site} from '../site';
import {UNFINISHED} from './markup';
import type {Page} from './pages';

const sitePath = text(/^\//, '/img/name.png');
const list = words(1);

/** One sentence for search engines. */
const description = z
  .string()
  .min(50, 'The description has less than 50 characters')
  .max(160, 'The description has more than 160 characters')
  .superRefine((value, context) => {
    const fix = 'write one sentence in plain text, with a period';
    if (!/[.?!]$/.test(value)) flaw(context, 'The sentence does not end', fix);
    if (/(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]\s+\p{Lu}/u.test(value)) flaw(context, 'There is more than one sentence', fix);
    if (/[`*[\]<>]|:fact\[/.test(value)) flaw(context, 'The text contains Markdown', fix);
  });

const common = {
  title: text(),
  description,
  keywords: list.optional(),
  aliases: list.optional(),
  image: sitePath.optional(),
  unlisted: z.boolean().optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
};

/** Schemas of the front matter, by kind of page. */
const schemas = {
  doc: z.strictObject({
    ...common,
    sidebar_label: text().optional(),
    title_meta: text().optional(),
    guide: guide.optional(),
  }),
  post: z.strictObject({
    ...common,
    date: z.union([z.iso.date(), z.iso.datetime()]),
    slug: text(/^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9._-]+$/, '/2025/02/07/name-of-the-post'),
    authors: list,
    tags: list,
    cover: sitePath.optional(),
    cover_alt: text().optional(),
  }),
  page: z.strictObject({...common, hide_table_of_contents: z.boolean().optional()}),
};

/** Checks that the images, authors and tags in the front matter exist. */
function* checkNames({values}: Page['frontMatter'], {files, declared}: Pick<Site, 'files' | 'declared'>) {
  const images = [...files].filter((file) => file.startsWith('/img/'));
  const known = {
    image: images,
    cover: images,
    authors: Object.keys(declared.authors),
    tags: Object.keys(declared.tags),
  };
  for (const [key, names] of Object.entries(known))
    for (const name of [values[key] ?? []].flat().map(String)) {
      if (names.includes(name)) continue;
      const fix = suggest(name, names, key === 'authors' || key === 'tags' ? `a key of blog/${key}.yml` : 'a file');
      yield {path: key, problem: `"${name}" does not exist`, fix};
    }
}

/** Checks the front matter of a page against its schema, that referenced names exist, and that no value has a placeholder. */
export function* checkFrontMatter(page: Page, site: Pick<Site, 'declared' | 'files'>): Iterable<Diagnostic> {
  const {values, lines, broken} = page.frontMatter;
  if (broken) return;
  const lineOf = (key: string): number => lines.get(key) ?? 1;
  const shape = checkShape(schemas[page.kind], values);
  for (const {path, problem, fix} of shape.length > 0 ? shape : checkNames(page.frontMatter, site))
    yield* diagnosticAt(lineOf(path.split(/[.[]/)[0]!), `front matter: ${path}: ${problem}`, fix);
  for (const [key, value] of Object.entries(values)) {
    const note = UNFINISHED.exec(JSON.stringify(value))?.[0];
    if (note !== undefined)
      yield* diagnosticAt(lineOf(key), `${key}: not written yet: ${note}`, 'write it and remove the note');
  }
}
