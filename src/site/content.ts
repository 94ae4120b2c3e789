import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {markdownPlugins} from '../markdown';
import {createFeedItems} from './feed';
import {identity} from './identity';

/** Base URL for editing pages. */
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

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Ten posts per page, all posts in the sidebar. */
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
  // A post is published on its day. The development server also shows later ones.
  processBlogPosts: async ({blogPosts}) =>
    process.env['NODE_ENV'] === 'production'
      ? blogPosts.filter(({metadata: {date}}) => day(date) <= day(new Date()))
      : blogPosts,
  feedOptions: {
    type: 'all',
    limit: false,
    title: 'The secureCodeBox Developer Blog',
    description: blogDescription,
    language: 'en',
    createFeedItems,
    copyright: `© ${identity.copyright}`,
  },
  ...markdownPlugins,
} satisfies BlogOptions;
