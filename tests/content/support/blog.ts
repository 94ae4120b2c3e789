import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parse} from 'yaml';
import {readSource} from '../../../src/lib/source';
import {frontMatterValues} from '../../../src/markdown/front-matter';
import {all, read, type Elements} from '../../support/elements';
import {builtFile, projectDir, siteDir} from '../../support/site';

/** The reason to skip tests of the built site, or false. */
export const skip = existsSync(path.join(siteDir, 'index.html'))
  ? false
  : `there is no build in ${siteDir}: run npm run build`;

/** The pages of a list of posts, with the posts on each. */
export const pagesOf = (list: string, listed = posts): readonly (readonly [route: string, posts: readonly Post[]])[] =>
  Array.from({length: Math.ceil(listed.length / 10)}, (_, index) => [
    index === 0 ? list : `${list}/page/${index + 1}`,
    listed.slice(10 * index, 10 * index + 10),
  ]);

/** The front matter of a post, with the labels of its tags. */
export interface Post {
  /** Relative to the project. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly tags: readonly string[];
}

export interface Tag {
  readonly label: string;
  readonly permalink: string;
  readonly description: string;
}

const declaredTags = parse(readFileSync(path.join(projectDir, 'blog/tags.yml'), 'utf8')) as Record<string, Tag>;

/** Declared tags. */
export const tags = Object.values(declaredTags);

const labels = new Map(Object.entries(declaredTags).map(([key, {label}]) => [key, label]));

function readPost(file: string): Post & {readonly time: string} {
  const front = frontMatterValues(readSource(path.join(projectDir, 'blog', file))) as {
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

/** All posts, newest first: the required order of lists, archive, sidebar and feeds. */
export const posts: readonly Post[] = readdirSync(path.join(projectDir, 'blog'))
  .filter((file) => /\.mdx?$/.test(file))
  .map(readPost)
  .toSorted((a, b) => b.time.localeCompare(a.time));

/** Years with their posts, newest first. */
export const years: readonly (readonly [year: string, posts: readonly Post[]])[] = [
  ...new Set(posts.map(({date}) => date.slice(0, 4))),
].map((year) => [year, posts.filter(({date}) => date.startsWith(year))]);

/** The built page of a route, cached. */
export const page = memoize((route: string): Elements => read(builtFile(`${route.slice(1)}.html`)));

/** The visible text of an element, with whitespace collapsed. */
export const text = (element: Elements): string =>
  element.text().replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();

export const hrefOf = (element: Elements): string | undefined => element.attr('href');

/** Targets of the links that match a selector. */
export const hrefs = (within: Elements, selector: string) => all(within, selector).map(hrefOf);

/** The date of the first `time` element. */
export const timeOf = (element: Elements): string | undefined => element.find('time').attr('datetime');

/** Links of the posts in the main area, in order. */
export const listed = (html: Elements) => all(html, 'main article').map((article) => hrefOf(article.find('h2 a')));
