import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Declared} from '../links/blog-lists';
import {DESCRIPTION, frontMatterSchemas} from './front-matter-schema';
import type {Page} from './pages';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

/** What the front matter is compared with. */
export interface FrontMatterContext {
  readonly declared: Declared;
  /** True for a path such as `/img/x.svg` that is a file of the site. */
  hasFile(path: string): boolean;
}

type Check = (value: unknown, page: Page, context: FrontMatterContext) => Omit<Flaw, 'line'> | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : {problem: 'is not text', mend: 'write text, in quotes if it holds a colon'};

const truth: Check = (value) =>
  typeof value === 'boolean' ? undefined : {problem: 'is not a boolean', mend: 'write true or false'};

const textList: Check = (value) => {
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0 || items.some((item) => typeof item !== 'string' || item.trim() === '')) {
    return {problem: 'is not a list of words', mend: 'write [one, two]'};
  }
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  return twice === undefined ? undefined : {problem: `holds \`${String(twice)}\` twice`, mend: 'remove one'};
};

const description: Check = (value) => {
  if (typeof value !== 'string') return {problem: 'is not text', mend: 'write one sentence'};
  const length = [...value].length;
  const {least, most} = DESCRIPTION;
  if (length < least || length > most)
    return {problem: `has ${length} characters`, mend: `write one sentence of ${least} to ${most}`};
  if (!/[.?!]$/.test(value)) return {problem: 'does not end like a sentence', mend: 'end it with a full stop'};
  if (/(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]\s+\p{Lu}/u.test(value))
    return {problem: 'is more than one sentence', mend: 'say it in one'};
  return /[`*[\]<>]|:fact\[/.test(value) ? {problem: 'holds Markdown', mend: 'write plain text'} : undefined;
};

const headingLevel: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6
    ? undefined
    : {problem: 'is not a level of headings', mend: 'write a number from 2 to 6'};

const image: Check = (value, _, {hasFile}) => {
  if (typeof value !== 'string' || !value.startsWith('/'))
    return {problem: 'is not a path', mend: 'write it as /img/name.png'};
  return hasFile(value) ? undefined : {problem: `names \`${value}\`, which does not exist`, mend: `add static${value}`};
};

/** The drawing of a post, for lists. `image` would put it into the social card, where a drawing in SVG stays blank. */
const cover: Check = (value, page, context) =>
  image(value, page, context) ??
  (page.frontMatter.values['cover_alt'] === undefined
    ? {problem: 'has no alternative text', mend: 'add `cover_alt: what it shows`'}
    : undefined);

const coverAlt: Check = (value, page, context) => {
  const {cover: path} = page.frontMatter.values;
  if (path === undefined) return {problem: 'describes no cover', mend: 'add `cover: /img/blog/name.svg`, or remove it'};
  let shown: string | undefined;
  visit(page.tree, 'image', ({url, alt}: Image) => {
    if (url === path) shown ??= alt ?? '';
  });
  return shown === undefined || shown === value
    ? text(value, page, context)
    : {problem: 'differs from what the post says of the same image', mend: `write "${shown}"`};
};

const date: Check = (value, page) => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.exec(String(value))?.[1];
  if (day === undefined || Number.isNaN(Date.parse(String(value))))
    return {problem: 'is not a date', mend: 'write it as 2025-02-07T09:00:00Z'};
  const fromSlug = /^\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(String(page.frontMatter.values['slug']))?.slice(1).join('-');
  return fromSlug === undefined || fromSlug === day
    ? undefined
    : {problem: `is ${day}, but the slug says ${fromSlug}`, mend: 'make both the day of the post'};
};

const slug: Check = (value) =>
  /^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9._-]+$/.test(String(value))
    ? undefined
    : {problem: 'is not the path of a post', mend: 'write it as /2025/02/07/name-of-the-post'};

const declared = (value: unknown, known: readonly string[], file: string): Omit<Flaw, 'line'> | undefined => {
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0) return {problem: 'is not a list', mend: `write [${known[0] ?? 'name'}]`};
  const unknown = items.find((item) => !known.includes(String(item)));
  return unknown === undefined
    ? undefined
    : {
        problem: `names \`${String(unknown)}\`, which ${file} does not declare`,
        mend: suggest(String(unknown), known, `a name that ${file} declares`),
      };
};

const authors: Check = (value, _, context) => declared(value, [...context.declared.authors.keys()], 'blog/authors.yml');

const tags: Check = (value, _, context) => declared(value, [...context.declared.tags.keys()], 'blog/tags.yml');

const COMMON = {
  title: text,
  description,
  keywords: textList,
  aliases: textList,
  image,
  unlisted: truth,
  toc_max_heading_level: headingLevel,
};

type Checks = {
  [Kind in keyof typeof frontMatterSchemas]: Record<keyof (typeof frontMatterSchemas)[Kind]['shape'], Check>;
};

const CHECKS: Checks = {
  doc: {...COMMON, sidebar_label: text, title_meta: text},
  post: {...COMMON, date, slug, authors, tags, cover, cover_alt: coverAlt},
  page: {...COMMON, hide_table_of_contents: truth},
};

/** Checks the front matter of one page against the schema of its kind. */
export function frontMatterFlaws(page: Page, context: FrontMatterContext): Flaw[] {
  const {values, lines, broken} = page.frontMatter;
  // The flaw of the YAML is told already; whatever it hides may be there.
  if (broken) return [];
  const checks: Readonly<Record<string, Check>> = CHECKS[page.kind];
  const missing = Object.entries(frontMatterSchemas[page.kind].shape)
    .filter(([key, field]) => values[key] === undefined && !field.safeParse(undefined).success)
    .map(([key]) => key);
  return [
    ...missing.map((key) => ({
      line: 1,
      problem: `the front matter has no ${key}`,
      mend: `add \`${key}: …\` between the --- lines`,
    })),
    ...Object.entries(values).flatMap(([key, value]): Flaw[] => {
      const line = lines.get(key) ?? 1;
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (!check)
        return [
          {
            line,
            problem: `front matter has no key \`${key}\``,
            mend: suggest(key, Object.keys(checks), `one of ${Object.keys(checks).join(', ')}`),
          },
        ];
      const flaw = value === undefined ? undefined : check(value, page, context);
      return flaw ? [{line, problem: `front matter: ${key} ${flaw.problem}`, mend: flaw.mend}] : [];
    }),
  ];
}
