import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {markdownPlugins} from '../markdown';
import {identity} from './identity';

const editUrl = `${identity.repository}/edit/main/documentation/`;

/** One documentation version at the path `/docs`, ordered by `sidebars.ts`. */
export const docs = {
  sidebarPath: './sidebars.ts',
  editUrl,
  breadcrumbs: true,
  ...markdownPlugins,
} satisfies DocsOptions;

/** Ten posts a page, all of them in the sidebar and whole in the feeds. */
export const blog = {
  blogTitle: 'Blog on automated security testing',
  blogDescription: 'News, background and how-to articles from the team behind secureCodeBox.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  showReadingTime: true,
  editUrl,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: 'The secureCodeBox Developer Blog',
    description: 'News, background and how-to articles from the team behind secureCodeBox.',
    language: 'en',
    copyright: `© ${identity.copyright}`,
    limit: false,
  },
  ...markdownPlugins,
} satisfies BlogOptions;
