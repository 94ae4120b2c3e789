import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Declared} from '../links/blog-lists';
import type {Site} from '../site';
import {type EntryFlaw, shapeFlaws} from '../catalog/shape';
import {frontMatterSchemas} from './front-matter-schema';
import type {Page} from './pages';
import {askedFile} from '../../../src/plugins/local-search/asked';
import {suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** What the front matter is compared with. */
type FrontMatterContext = Pick<Site, 'declared' | 'files'>;

/** Checks a value that has the form of its schema against what is around it. */
type Check = (value: unknown, page: Page, context: FrontMatterContext) => Omit<Flaw, 'line'> | undefined;

const image: Check = (value, _, {files}) =>
  files.has(String(value))
    ? undefined
    : {problem: `names \`${String(value)}\`, which does not exist`, mend: `add static${String(value)}`};

/** The drawing of a post, for lists. `image` would put it into the social card, where a drawing in SVG stays blank. */
const cover: Check = (value, page, context) =>
  image(value, page, context) ??
  (page.frontMatter.values['cover_alt'] === undefined
    ? {problem: 'has no alternative text', mend: 'add `cover_alt: what it shows`'}
    : undefined);

const coverAlt: Check = (value, page) => {
  const {cover: path} = page.frontMatter.values;
  if (path === undefined) return {problem: 'describes no cover', mend: 'add `cover: /img/blog/name.svg`, or remove it'};
  let shown: string | undefined;
  visit(page.tree, 'image', ({url, alt}: Image) => {
    if (url === path) shown ??= alt ?? '';
  });
  return shown === undefined || shown === value
    ? undefined
    : {problem: 'differs from what the post says of the same image', mend: `write "${shown}"`};
};

const date: Check = (value, page) => {
  const day = String(value).slice(0, 10);
  const fromSlug = /^\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(String(page.frontMatter.values['slug']))?.slice(1).join('-');
  return fromSlug === undefined || fromSlug === day
    ? undefined
    : {problem: `is ${day}, but the slug says ${fromSlug}`, mend: 'make both the day of the post'};
};

const declared =
  (of: keyof Declared): Check =>
  (value, _, context) => {
    const [known, file] = [Object.keys(context.declared[of]), `blog/${of}.yml`];
    const unknown = (value as readonly string[]).find((item) => !known.includes(item));
    return unknown === undefined
      ? undefined
      : {
          problem: `names \`${unknown}\`, which ${file} does not declare`,
          mend: suggest(unknown, known, `a name that ${file} declares`),
        };
  };

const CHECKS: Readonly<Record<string, Check>> = {
  image,
  cover,
  cover_alt: coverAlt,
  date,
  authors: declared('authors'),
  tags: declared('tags'),
};

/** The key of the front matter in which a flaw is. */
const keyOf = ({path}: EntryFlaw): string => path.split(/[.[]/)[0]!;

/** Checks the front matter of one page: its form by the schema of its kind, then what it names. */
export function frontMatterFlaws(page: Page, context: FrontMatterContext): Flaw[] {
  const {values, lines, broken} = page.frontMatter;
  // The flaw of the YAML is told already; whatever it hides may be there.
  if (broken) return [];
  const shape = shapeFlaws(frontMatterSchemas[page.kind], values);
  const wrong = new Set(shape.map(keyOf));
  const lineOf = (key: string): number => lines.get(key) ?? 1;
  const name = page.file.split('/').at(-1)!;
  const route = name.toLowerCase().replaceAll(/[^\w.-]+/g, '-');
  return [
    ...(route === name ? [] : flawAt(1, `the route of the page would be made of "${name}"`, `call the file ${route}`)),
    ...shape.map((flaw) => ({
      line: lineOf(keyOf(flaw)),
      problem: `front matter: ${flaw.path}: ${flaw.problem}`,
      mend: flaw.path === 'asked' ? `move what it holds to ${askedFile(page.file)}` : flaw.mend,
    })),
    ...Object.entries(values).flatMap(([key, value]): Flaw[] => {
      const flaw = wrong.has(key) || value === undefined ? undefined : CHECKS[key]?.(value, page, context);
      return flaw ? flawAt(lineOf(key), `front matter: ${key} ${flaw.problem}`, flaw.mend) : [];
    }),
  ];
}
