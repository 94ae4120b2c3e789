import {parseDocument} from 'yaml';
import {blog} from '../../../src/config/content';
import {FlawError} from '../../../src/text/flaw';
import {slipOf} from '../yaml-slip';

/** What a list of posts is made from: the front matter of a post. */
export interface ListedPost {
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

/** Tags and authors as their files declare them. */
export interface Declared {
  /** By key, with the label that readers see and the path below `/blog/tags`. */
  readonly tags: ReadonlyMap<string, {readonly label: string; readonly permalink: string}>;
  /** By key; the path below `/blog/authors` of those who have a page. */
  readonly authors: ReadonlyMap<string, string | undefined>;
}

type Entries = Record<string, Record<string, unknown> | null>;

/** The entries of a file. Without them nothing can be said of any post, so that a mistake in its YAML ends the check. */
function entriesOf(file: string, source: string): Entries {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) {
    const {line, problem, mend} = slipOf(error, source);
    throw new FlawError(line, problem, mend, file);
  }
  return (document.toJS() ?? {}) as Entries;
}

/** Reads `blog/tags.yml` and `blog/authors.yml`. */
export function readDeclared(tagsFile: string, authorsFile: string): Declared {
  const tags = Object.entries(entriesOf('blog/tags.yml', tagsFile));
  const authors = Object.entries(entriesOf('blog/authors.yml', authorsFile));
  return {
    tags: new Map(
      tags.map(([key, tag]) => [
        key,
        {label: String(tag?.['label'] ?? key), permalink: String(tag?.['permalink'] ?? `/${key}`)},
      ]),
    ),
    authors: new Map(authors.map(([key, author]) => [key, author?.['page'] ? `/${key}` : undefined])),
  };
}

/** The list at a route and its further pages. */
function paged(route: string, posts: number): string[] {
  const pages = Math.max(1, Math.ceil(posts / blog.postsPerPage));
  return [route, ...Array.from({length: pages - 1}, (_, index) => `${route}/page/${index + 2}`)];
}

/** Routes of all lists of the blog: all posts, archive, tags and authors, as the framework makes them. */
export function blogLists(posts: readonly ListedPost[], {tags, authors}: Declared): string[] {
  const withTag = (key: string) => posts.filter((post) => post.tags.includes(key)).length;
  const by = (key: string) => posts.filter((post) => post.authors.includes(key)).length;
  const authorPages = [...authors].flatMap(([key, path]) =>
    path === undefined ? [] : paged(`/blog/authors${path}`, by(key)),
  );
  return [
    ...paged('/blog', posts.length),
    '/blog/archive',
    '/blog/tags',
    ...[...tags].flatMap(([key, {permalink}]) =>
      withTag(key) > 0 ? paged(`/blog/tags${permalink}`, withTag(key)) : [],
    ),
    ...(authorPages.length > 0 ? ['/blog/authors', ...authorPages] : []),
  ];
}
