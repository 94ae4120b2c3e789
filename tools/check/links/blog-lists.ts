import {parseDocument} from 'yaml';
import {POSTS_PER_PAGE} from '../../../src/config/identity';
import {FlawError} from '../../../src/text/flaw';

type Values = Readonly<Record<string, unknown>>;

type Entries = Readonly<Record<string, Values | null>>;

/** Tags and authors by key, as `blog/tags.yml` and `blog/authors.yml` declare them. */
export interface Declared {
  readonly tags: Entries;
  readonly authors: Entries;
}

/** The entries of a file. A syntax error ends the check, because every post depends on them. */
export function entriesOf(file: string, source: string): Entries {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) {
    throw new FlawError(error.linePos?.[0].line ?? 1, error.message.split('\n')[0]!, 'correct the YAML', file);
  }
  return (document.toJS() ?? {}) as Entries;
}

/** The list at a route and its further pages. */
function paged(route: string, posts: number): string[] {
  const pages = Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
  return [route, ...Array.from({length: pages - 1}, (_, index) => `${route}/page/${index + 2}`)];
}

/** Routes of the lists that the framework creates from the front matter of posts: posts, archive, tags and authors. */
export function blogLists(posts: readonly Values[], {tags, authors}: Declared): string[] {
  const postsOf = (key: string, list: keyof Declared): number =>
    posts.filter(({[list]: names}) => Array.isArray(names) && names.includes(key)).length;
  const tagPages = Object.entries(tags).flatMap(([key, tag]) => {
    const count = postsOf(key, 'tags');
    return count === 0 ? [] : paged(`/blog/tags${String(tag?.['permalink'] ?? `/${key}`)}`, count);
  });
  const authorPages = Object.entries(authors).flatMap(([key, author]) =>
    author?.['page'] ? paged(`/blog/authors/${key}`, postsOf(key, 'authors')) : [],
  );
  return [
    ...paged('/blog', posts.length),
    '/blog/archive',
    '/blog/tags',
    ...tagPages,
    ...(authorPages.length > 0 ? ['/blog/authors', ...authorPages] : []),
  ];
}
