import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects';
import type {SitePage} from '../inventory/inventory';
import type {SearchOptions} from '../local-search';
import type {Reading} from './html/reading';

/** Options of the plugin. */
export interface AfterBuildOptions {
  /** Old paths that are answered by a page and by a rule of the server. */
  readonly redirects: readonly Redirect[];
  readonly search: SearchOptions;
  /** The sign on the pictures for social networks, an SVG file of the site. */
  readonly socialCards: {readonly mark: string};
}

/** The `<head>` and `<body>` tags that plugins inject into every page, before minification. */
interface InjectedTags {
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
}

/** What every step after the build is given. Paths are absolute. */
export interface AfterBuildContext {
  readonly siteDir: string;
  readonly outDir: string;
  readonly siteConfig: DocusaurusConfig;
  readonly options: AfterBuildOptions;
  /** All routes with base URL, the not-found page included. */
  readonly routesPaths: readonly string[];
  readonly injectedTags: InjectedTags;
  /** Docs pages (newest version only) in the order of the sidebar, then posts, newest first. */
  readonly documents: readonly SitePage[];
  /** What every content plugin loaded, by plugin name and instance id. */
  readonly allContent: AllContent;
  /** Reads a page, by its path below `outDir`. It is finished after the step `pages`. */
  readonly readingOf: (file: string) => Reading;
  /** The environment of the build, for example Netlify's `CONTEXT`. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * One step after the build. Steps run one after the other in the order of `steps.ts`; a step reads what the
 * steps before it wrote to `outDir`. A step that throws fails the build.
 */
export type Step = (context: AfterBuildContext) => Promise<void>;
