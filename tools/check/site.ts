import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {customResources, findingSchema, schemaOf} from '../../src/catalog/crds';
import {redirects} from '../../src/config/redirects';
import {expandMarkdown} from '../../src/markdown/expand';
import {NO_FRONT_MATTER, readFrontMatter} from './front-matter-block';
import {generatedFiles, staticFiles} from './generated-files';
import {type Outline, outlineOf} from './outline';
import {type Expand, listPages, type Page, pageKind, parsePage} from './pages';
import {type ExtraRoute, type RequiredRoute, routeOf} from './routes';
import {Schemas} from './schemas';
import {strictSchema} from './strict-schema';

let schemas: Schemas | undefined;

/** The validators for everything that has a schema in the catalogue. Compiled once. */
export function catalogueSchemas(): Schemas {
  schemas ??= new Schemas([...customResources.map(({kind}) => strictSchema(schemaOf(kind) ?? {})), findingSchema]);
  return schemas;
}

/** What a site is read from. Tests replace single files; nothing is written. */
export interface SiteOptions {
  /** Texts that stand in for files, by path from the root; also of files that do not exist. */
  readonly files?: Readonly<Record<string, string>>;
  readonly expand?: Expand;
}

/** All that the checks of one page need to know of the others. Files are read when they are needed, once. */
export class Site {
  readonly schemas = catalogueSchemas();
  readonly pageFiles: readonly string[];
  readonly requiredRoutes: readonly RequiredRoute[];
  readonly extraRoutes: readonly ExtraRoute[];
  /** Labels of the blog's tags by their keys. */
  readonly tags: ReadonlyMap<string, string>;
  readonly authors: readonly string[];
  /** Page by route; null for routes that no Markdown file makes. */
  readonly routes: ReadonlyMap<string, string | null>;
  /** Files that the build makes besides pages. */
  readonly generatedFiles: readonly string[];
  /** These and the static ones: all that is served besides pages. */
  readonly files: ReadonlySet<string>;
  private readonly pages = new Map<string, Page>();
  private readonly outlines = new Map<string, Outline>();

  constructor(
    readonly root: string,
    private readonly options: SiteOptions = {},
  ) {
    const replaced = Object.keys(options.files ?? {}).filter((file) => pageKind(file) !== undefined);
    this.pageFiles = [...new Set([...listPages(root), ...replaced])].toSorted();
    this.requiredRoutes = JSON.parse(this.read('tests/content/routes.json')) as RequiredRoute[];
    this.extraRoutes = JSON.parse(this.read('tests/content/extra-routes.json')) as ExtraRoute[];
    const tags = Object.entries(this.readYaml('blog/tags.yml'));
    this.tags = new Map(tags.map(([key, tag]) => [key, String((tag as {label?: unknown} | null)?.label ?? key)]));
    this.authors = Object.keys(this.readYaml('blog/authors.yml'));
    this.routes = this.findRoutes();
    const documents = [...this.routes].filter(([, file]) => file !== null && pageKind(file) !== 'page');
    this.generatedFiles = generatedFiles(documents.map(([route]) => route));
    this.files = new Set([...this.generatedFiles, ...staticFiles(root)]);
  }

  private read(file: string): string {
    return this.options.files?.[file] ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  private readYaml(file: string): Record<string, unknown> {
    return (parse(this.read(file)) ?? {}) as Record<string, unknown>;
  }

  private findRoutes(): Map<string, string | null> {
    const lists = this.requiredRoutes.filter(({kind}) => kind === 'blog-list').map(({route}) => route);
    const routes = new Map<string, string | null>(lists.map((route) => [route, null]));
    for (const {from} of redirects) routes.set(from, null);
    for (const route of this.componentPages()) routes.set(route, null);
    for (const {route} of this.extraRoutes)
      if (route.startsWith('/blog') || route === '/search') routes.set(route, null);
    for (const file of this.pageFiles) {
      const source = this.read(file);
      // Only a slug makes the front matter matter here, and most pages have none.
      const frontMatter = /^slug:/m.test(source) ? readFrontMatter(source).frontMatter : NO_FRONT_MATTER;
      const route = routeOf({file, kind: pageKind(file)!, frontMatter});
      if (route !== undefined) routes.set(route, file);
    }
    return routes;
  }

  /** Routes of `src/pages/*.tsx`. */
  private componentPages(): string[] {
    const folder = path.join(this.root, 'src/pages');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => (file === 'index.tsx' ? '/' : `/${file.slice(0, -4)}`));
  }

  page(file: string): Page {
    let page = this.pages.get(file);
    if (!page) {
      page = parsePage(file, this.read(file), this.options.expand ?? expandMarkdown);
      this.pages.set(file, page);
    }
    return page;
  }

  outline(file: string): Outline {
    let outline = this.outlines.get(file);
    if (!outline) {
      outline = outlineOf(this.page(file).tree);
      this.outlines.set(file, outline);
    }
    return outline;
  }

  required(page: Page): RequiredRoute | undefined {
    const route = routeOf(page);
    return this.requiredRoutes.find((entry) => entry.route === route);
  }
}
