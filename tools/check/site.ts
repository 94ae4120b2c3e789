import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {type Diagnostic, diagnosticAt, diagnosticOf} from '../../src/lib/diagnostic';
import {decodeSource} from '../../src/lib/source';
import {redirects} from '../../src/site/redirects';
import {blogLists, type Declared, entriesOf, generatedFiles, routeOf, staticFiles} from './links/routes';
import {filesOfPages, type FrontMatter, type Page, pageKind, parsePage, readFrontMatter} from './page/pages';
import {type Outline, outlineOf} from './page/outline';

/** Pages that Docusaurus generates: the not-found page and the search page. */
const FRAMEWORK_PAGES = ['/404', '/search'];

/** Data about all pages for the check of one page. Files are read lazily and cached. */
export class Site {
  readonly pageFiles: readonly string[];
  /** Files with data about the sections of a page in the same folder. */
  readonly sidecars: readonly string[];
  /** Tags and authors of the blog. */
  readonly declared: Declared;
  /** All routes and their Markdown files, or null for a route without one. */
  readonly routes: ReadonlyMap<string, string | null>;
  /** Files that the build generates in addition to pages. */
  readonly generatedFiles: readonly string[];
  /** Generated and static files. */
  readonly files: ReadonlySet<string>;
  /** Pages with the address of another page, and that page. */
  readonly doubled = new Map<string, string>();
  /** Published routes that other sites link to. */
  readonly knownRoutes: readonly string[];
  readonly frontMatter = memoize((file: string): FrontMatter => readFrontMatter(this.read(file)).frontMatter);
  readonly page = memoize((file: string): Page => parsePage(file, this.read(file)));
  readonly outline = memoize((file: string): Outline => outlineOf(this.page(file).nodes));

  /** The text of a file of the project, and what is wrong with its encoding. */
  readonly source = memoize((file: string): {readonly text: string; readonly diagnostics: readonly Diagnostic[]} => {
    const own = this.options.files?.[file];
    const bytes = own === undefined ? readFileSync(path.join(this.root, file)) : Buffer.from(own);
    try {
      const hasMark = bytes.subarray(0, 3).equals(Buffer.from('\uFEFF'));
      const fix = 'save it as UTF-8 without this mark';
      return {
        text: decodeSource(bytes),
        diagnostics: hasMark ? diagnosticAt(1, 'the file begins with a byte order mark', fix) : [],
      };
    } catch (error) {
      return {text: '', diagnostics: [diagnosticOf(error)]};
    }
  });

  /** The text of a file of the project; empty if it is not UTF-8. */
  readonly read = (file: string): string => this.source(file).text;

  constructor(
    readonly root: string,
    /** Texts that replace files in tests, by path from the root. */
    private readonly options: {readonly files?: Readonly<Record<string, string | Uint8Array>>} = {},
  ) {
    const files = [...new Set([...filesOfPages(root), ...Object.keys(options.files ?? {})])].toSorted();
    this.pageFiles = files.filter((file) => pageKind(file) !== undefined);
    this.sidecars = files.filter((file) => /\.(?:asked|evidence)\.ya?ml$/.test(file));
    const declared = (file: string) => {
      const {text, diagnostics} = this.source(file);
      return entriesOf(file, text, diagnostics);
    };
    this.declared = {tags: declared('blog/tags.yml'), authors: declared('blog/authors.yml')};
    this.routes = this.findRoutes();
    const documents = [...this.routes].filter(([, file]) => file !== null && pageKind(file) !== 'page');
    this.generatedFiles = generatedFiles(documents.map(([route]) => route));
    this.files = new Set([...this.generatedFiles, ...staticFiles(root)]);
    const known = JSON.parse(this.read('tools/check/routes.json')) as readonly {readonly route: string}[];
    this.knownRoutes = known.map(({route}) => route);
  }

  /** Collects docs, posts, pages, blog lists and redirects. */
  private findRoutes(): Map<string, string | null> {
    const made = new Map<string, string>();
    for (const file of this.pageFiles) {
      const {slug} = this.frontMatter(file).values;
      const route = routeOf(file, pageKind(file)!, slug === undefined ? undefined : String(slug));
      if (route === undefined) continue;
      const other = made.get(route);
      if (other === undefined) made.set(route, file);
      else this.doubled.set(file, other).set(other, file);
    }
    const components = readdirSync(path.join(this.root, 'src/pages')).filter((file) => file.endsWith('.tsx'));
    const others = [
      ...redirects.map(({from}) => from),
      ...components.flatMap((file) => routeOf(`src/pages/${file}`, 'page', undefined) ?? []),
      ...FRAMEWORK_PAGES,
      ...blogLists(this.declared),
    ];
    return new Map<string, string | null>([...others.map((route) => [route, null] as const), ...made]);
  }
}
