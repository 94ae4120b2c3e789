import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parse} from 'yaml';
import {
  attributeOf,
  classesOf,
  elementsOf,
  firstElement,
  parsePage,
  textOf,
  type Element,
} from '../../../src/text/html';
import {builtFile, projectDir, siteDir} from '../../support/site';

/** Says why a test of the built site is skipped, or false. */
export const skip = existsSync(path.join(siteDir, 'index.html'))
  ? false
  : `there is no build in ${siteDir}: run npm run build`;

/** The pages of a list of posts at a route, with the posts of each. */
export const pagesOf = (list: string, listed = posts): readonly (readonly [route: string, posts: readonly Post[]])[] =>
  Array.from({length: Math.ceil(listed.length / 10)}, (_, index) => [
    index === 0 ? list : `${list}/page/${index + 1}`,
    listed.slice(10 * index, 10 * index + 10),
  ]);

/** A post as its front matter has it; `tags` are labels. */
export interface Post {
  /** In the project. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  /** ISO day. */
  readonly date: string;
  readonly tags: readonly string[];
}

export interface Tag {
  readonly label: string;
  readonly permalink: string;
  readonly description: string;
}

const declaredTags = parse(readFileSync(path.join(projectDir, 'blog/tags.yml'), 'utf8')) as Record<string, Tag>;

/** The tags that are declared. */
export const tags = Object.values(declaredTags);

const labels = new Map(Object.entries(declaredTags).map(([key, {label}]) => [key, label]));

function readPost(file: string): Post & {readonly time: string} {
  const front = parse(
    /^---\n([^]*?)\n---/.exec(readFileSync(path.join(projectDir, 'blog', file), 'utf8'))?.[1] ?? '',
  ) as {
    readonly title: string;
    readonly slug: string;
    readonly date: string;
    readonly tags: readonly string[];
  };
  const time = new Date(front.date).toISOString();
  return {
    file: `blog/${file}`,
    route: `/blog${front.slug}`,
    title: front.title,
    date: time.slice(0, 10),
    time,
    tags: front.tags.map((key) => labels.get(key) ?? key),
  };
}

/** All posts, newest first: the order that lists, archive, sidebar and feeds have to keep. */
export const posts: readonly Post[] = readdirSync(path.join(projectDir, 'blog'))
  .filter((file) => /\.mdx?$/.test(file))
  .map(readPost)
  .toSorted((a, b) => b.time.localeCompare(a.time));

/** The years of the posts with their posts, newest first. */
export const years: readonly (readonly [year: string, posts: readonly Post[]])[] = [
  ...new Set(posts.map(({date}) => date.slice(0, 4))),
].map((year) => [year, posts.filter(({date}) => date.startsWith(year))]);

/** All elements below an element in document order. */
export const below = (element: Element): Element[] => [...elementsOf(element)].slice(1);

/** The elements below `element` with a tag name, and with a class when one is given. */
export const all = (element: Element, tagName: string, className?: string): Element[] =>
  below(element).filter(
    (candidate) =>
      candidate.tagName === tagName && (className === undefined || classesOf(candidate).includes(className)),
  );

/** The first of {@link all}. Throws when there is none. */
export function first(element: Element, tagName: string, className?: string): Element {
  const [found] = all(element, tagName, className);
  if (!found) throw new Error(`There is no <${tagName}> of class ${className ?? 'any'} in <${element.tagName}>`);
  return found;
}

/** The visible text of an element, with single blanks. */
export const text = (element: Element): string =>
  textOf(element).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();

/** The built page of a route. Tests look at a page of the blog again and again: it is read once. */
export const page = memoize((route: string): Element => {
  const html = firstElement(parsePage(builtFile(`${route.slice(1)}.html`)), ({tagName}) => tagName === 'html');
  if (!html) throw new Error(`${route} is empty`);
  return html;
});

export const hrefOf = (element: Element): string | undefined => attributeOf(element, 'href');

/** When the first time below an element is. */
export const timeOf = (element: Element): string | undefined => attributeOf(first(element, 'time'), 'datetime');

/** The content of a `meta` element of a page. */
export const metaOf = (html: Element, name: string): string | undefined => {
  const found = all(html, 'meta').find((one) => attributeOf(one, 'name') === name);
  return found && attributeOf(found, 'content');
};

/** The links to tags below an element. */
export const tagLinks = (element: Element): Element[] =>
  all(element, 'a').filter((link) => attributeOf(link, 'rel') === 'tag');

/** Addresses of the pages before and behind a page of a list. */
export const around = (route: string): (string | undefined)[] => links(first(page(route), 'nav', 'pagination-nav'));

/** Addresses of the links below an element. */
export const links = (element: Element): (string | undefined)[] => all(element, 'a').map(hrefOf);

/** The posts that a page lists in its main area, in order. */
export const listed = (html: Element): (string | undefined)[] =>
  all(first(html, 'main'), 'article').map((article) => hrefOf(first(first(article, 'h2'), 'a')));
