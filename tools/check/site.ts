import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import memoize from 'lodash/memoize';
import once from 'lodash/once';
import {redirects} from '../../src/config/redirects';
import {expandMarkdown} from '../../src/markdown/expand';
import {isAskedFile} from '../../src/plugins/local-search/asked';
import {blogLists, type Declared, entriesOf} from './links/blog-lists';
import {type FrontMatter, NO_FRONT_MATTER, readFrontMatter} from './page/front-matter-block';
import {generatedFiles, staticFiles} from './links/generated-files';
import {type Outline, outlineOf} from './page/outline';
import {type Expand, filesOfPages, type Page, pageKind, parsePage} from './page/pages';
import {routeOf} from './links/routes';

/** Pages as they were read last: whoever judges again and again parses anew what has changed. */
const lastRead = new Map<string, {readonly page: Page; readonly expand: Expand}>();

function readAgain(file: string, source: string, expand: Expand): Page {
  const last = lastRead.get(file);
  if (last?.expand === expand && last.page.source === source) return last.page;
  const page = parsePage(file, source, expand);
  lastRead.set(file, {page, expand});
  return page;
}

/** What can be linked to on a page. */
export const outlineOfPage = memoize((page: Page): Outline => outlineOf(page.tree));
outlineOfPage.cache = new WeakMap();

/** What a site is read from. Tests replace single files; nothing is written. */
interface SiteOptions {
  /** Texts that stand in for files, by path from the root; also of files that do not exist. */
  readonly files?: Readonly<Record<string, string>>;
  readonly expand?: Expand;
  /** What `sidebars.ts` exports; without it, what it exported when this program was started. */
  readonly sidebars?: (root: string) => Promise<unknown>;
}

/** Pages that the framework and its plugins make without a file: an unknown path, and the results of the search. */
const FRAMEWORK_PAGES = ['/404', '/search'];

/** Pages that others link to, or know by their headline. */
export const KNOWN_ROUTES = 'tools/check/routes.json';

interface KnownRoute {
  readonly route: string;
}

/** All that the checks of one page need to know of the others. Files are read when they are needed, once. */
export class Site {
  readonly pageFiles: readonly string[];
  /** Files that say how readers ask for the sections of the page beside them. */
  readonly askedFiles: readonly string[];
  /** Tags and authors of the blog. */
  readonly declared: Declared;
  /** Every route of the site with the Markdown file that makes it; null where none does. */
  readonly routes: ReadonlyMap<string, string | null>;
  /** Files that the build makes besides pages. */
  readonly generatedFiles: readonly string[];
  /** These and the static ones: all that is served besides pages. */
  readonly files: ReadonlySet<string>;
  /** The front matter of a page, without a look at the rest of it. */
  readonly frontMatter = memoize((file: string): FrontMatter => readFrontMatter(this.read(file)).frontMatter);
  readonly page = memoize((file: string): Page => {
    const {expand = expandMarkdown} = this.options;
    return readAgain(file, this.read(file), expand);
  });

  /** The text of a file of the project. */
  readonly read = memoize((file: string): string => {
    return this.options.files?.[file] ?? readFileSync(path.join(this.root, file), 'utf8');
  });
  readonly knownRoutes: readonly KnownRoute[];

  readonly sidebars = once(async (): Promise<unknown> => {
    const {sidebars} = this.options;
    return sidebars ? sidebars(this.root) : (await import('../../sidebars')).default;
  });

  constructor(
    readonly root: string,
    private readonly options: SiteOptions = {},
  ) {
    const files = [...new Set([...filesOfPages(root), ...Object.keys(options.files ?? {})])].toSorted();
    this.pageFiles = files.filter((file) => pageKind(file) !== undefined);
    this.askedFiles = files.filter(isAskedFile);
    const declared = (file: string) => entriesOf(file, this.read(file));
    this.declared = {tags: declared('blog/tags.yml'), authors: declared('blog/authors.yml')};
    this.routes = this.findRoutes();
    this.knownRoutes = existsSync(path.join(root, KNOWN_ROUTES))
      ? (JSON.parse(this.read(KNOWN_ROUTES)) as readonly KnownRoute[])
      : [];
    const documents = [...this.routes].filter(([, file]) => file !== null && pageKind(file) !== 'page');
    this.generatedFiles = generatedFiles(documents.map(([route]) => route));
    this.files = new Set([...this.generatedFiles, ...staticFiles(root)]);
  }

  /** Ids that the text of a page shows, without a look at the rest of it: most links lead to these. */
  readonly plainAnchors = memoize((file: string): ReadonlySet<string> => {
    const slugger = createSlugger();
    return new Set(
      this.read(file)
        .split('\n')
        .flatMap((line) => {
          const ids = [...line.matchAll(/\{(#[^}]+)\}/g)].flatMap(([, list]) =>
            list!.split(' ').map((id) => id.slice(1)),
          );
          const heading = /^#{2,6} (.+)$/.exec(line)?.[1];
          return ids.length > 0 || heading === undefined ? ids : [slugger.slug(heading.replaceAll(/[`*_]/g, ''))];
        }),
    );
  });

  outline(file: string): Outline {
    return outlineOfPage(this.page(file));
  }

  /** The one inventory of what the site consists of: documents, posts, pages, lists of the blog, redirects. */
  private findRoutes(): Map<string, string | null> {
    const made = new Map<string, string>();
    const posts: FrontMatter['values'][] = [];
    for (const file of this.pageFiles) {
      const kind = pageKind(file)!;
      const source = this.read(file);
      // Only a slug makes the front matter of a page matter here, and most have none.
      const frontMatter = kind === 'post' || /^slug:/m.test(source) ? this.frontMatter(file) : NO_FRONT_MATTER;
      if (kind === 'post') posts.push(frontMatter.values);
      const route = routeOf({file, kind, frontMatter});
      if (route !== undefined) made.set(route, file);
    }
    const others = [
      ...redirects.map(({from}) => from),
      ...this.componentPages(),
      ...FRAMEWORK_PAGES,
      ...blogLists(posts, this.declared),
    ];
    return new Map<string, string | null>([...others.map((route) => [route, null] as const), ...made]);
  }

  /** Routes of `src/pages/*.tsx`. */
  private componentPages(): string[] {
    const folder = path.join(this.root, 'src/pages');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => (file === 'index.tsx' ? '/' : `/${file.slice(0, -4)}`));
  }
}
