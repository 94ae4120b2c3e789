import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {markdownPlugins} from '../markdown';
import type {FeedSettings} from '../plugins/after-build/feeds/model';
import {identity} from './identity';

/** Where pages are edited. */
export const editUrl = `${identity.repository}/edit/main/documentation/`;

/** One documentation version at the path `/docs`, ordered by `sidebars.ts`. */
export const docs = {
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  ...markdownPlugins,
} satisfies DocsOptions;

const blogDescription = 'News, background and how-to articles from the team behind secureCodeBox.';

/** Ten posts a page, all of them in the sidebar. */
export const blog = {
  blogTitle: 'Blog on automated security testing',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  showReadingTime: true,
  editUrl,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  // Ours are written after the build, see src/plugins/after-build/steps/feeds.ts.
  feedOptions: {type: null},
  ...markdownPlugins,
} satisfies BlogOptions;

/** RSS, Atom and JSON, each with all posts whole. */
export const feeds = {
  title: 'The secureCodeBox Developer Blog',
  description: blogDescription,
  language: 'en',
  copyright: `© ${identity.copyright}`,
} satisfies FeedSettings;

/** RSS and JSON: what changed in which page. */
export const changes = {
  title: 'Changes of the secureCodeBox documentation',
  description: 'What was added, changed and removed in the documentation of secureCodeBox.',
  language: 'en',
  copyright: `© ${identity.copyright}`,
} satisfies FeedSettings;
