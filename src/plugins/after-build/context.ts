import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, Props} from '@docusaurus/types';
import memoize from 'lodash/memoize';
import {parsePage} from '../../lib/html';
import type {Redirect} from '../../site/redirects';
import type {SitePage} from '../site-pages';
import type {SearchOptions} from '../local-search';
import {readPage, type PageContent} from '../local-search/html/sections';
import {inlineCode, type InlineCode} from './policy';

export interface AfterBuildOptions {
  /** Old paths, which get a redirect page and a server rule. */
  readonly redirects: readonly Redirect[];
  readonly search: SearchOptions;
}

/** The parsed data of a finished page. */
export interface Reading {
  readonly inline: readonly InlineCode[];
  readonly content: PageContent;
}

/** Returns a memoized parser of finished pages. */
export const readerOf = (outDir: string): ((file: string) => Reading) =>
  memoize((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const page = parsePage(html);
    return {inline: inlineCode(page), content: readPage(html, page)};
  });

/** The properties of a build that steps read. */
type BuildProps = Pick<Props, 'siteDir' | 'outDir' | 'siteConfig' | 'routesPaths'>;

/** The input of every step. */
export interface AfterBuildContext extends BuildProps {
  readonly options: AfterBuildOptions;
  /** Docs pages (latest version only) in sidebar order, then posts, newest first. */
  readonly documents: readonly SitePage[];
  /** The content that content plugins loaded, by plugin name and instance id. */
  readonly allContent: AllContent;
  /** Parses a page by its path in `outDir`. No step changes a page. */
  readonly readingOf: (file: string) => Reading;
  /** The environment of the build, for example Netlify's `CONTEXT`. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * A step after the build. Steps run sequentially in the order of `index.ts`, and can read the output of earlier steps in `outDir`. An error
 * fails the build.
 */
export type Step = (context: AfterBuildContext) => Promise<void>;
